import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import {
  applyChangeAirTicketGateway,
  cancelChangeAirTicket,
  CHANGE_REASON,
  changeOrderPay,
  changeOrderRefund,
  judgeChangeTicketStandard,
  queryChangeFlightSec,
  queryChangeOrderDetailGateway,
  queryChangeReason,
} from '../../../src/contract/order/change';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { refundTicketApply } from '../../../src/contract/order/refund';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { decideApproval } from '../../../src/contract/approval/approval';
import { OVER_POLICY } from '../../../src/contract/travel-standard/shapes';
import { PRICE_ONLY, reasonFor, setStandards } from '../../support/gateway/areas/standard-steps';
import { OBJECT } from '../../../src/contract/permission/objects';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import {
  bookSelf,
  CHILD,
  colleagues,
  findVoyage,
  LEG,
  orderOf,
  self,
} from '../../support/gateway/areas/booking';
import { changeDetail, changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { applicationOf, bookIssued, giveBack, PREPAID, quote } from '../../support/gateway/areas/refunds';
import { balanceOf, leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

const BACK = { depCode: LEG.arrCode, arrCode: LEG.depCode, depDate: '2026-12-04' };
const LATER = addDays(LEG.depDate, 1);

describe('changing tickets', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    as = await gateway.login('staff');
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  afterEach(() => supplier.reset());
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const detailOf = (orderNo: string) => gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
  const statusOf = async (orderNo: string) => (await detailOf(orderNo)).orderStatus;
  const statusesOf = async (orderNo: string) =>
    (await detailOf(orderNo)).travellers.map(({ tickets }) =>
      tickets.map(({ ticketStatus }) => ticketStatus),
    );

  /** Applies for a change, pays the difference and waits for the supplier's response. */
  async function change(body: Parameters<typeof changeOf>[2]): Promise<string> {
    const { changeOrderNo, totalAmount } = await gateway.ok(
      applyChangeAirTicketGateway,
      await changeOf(gateway, as, body),
      { as },
    );
    if (totalAmount > 0)
      await gateway.ok(
        changeOrderPay,
        { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount },
        { as },
      );
    await gateway.idle();
    return changeOrderNo;
  }

  it('has reasons of the traveller’s own will and of the carrier’s', async () => {
    const reasons = await gateway.ok(queryChangeReason, {}, { as });
    assert.deepEqual([...new Set(reasons.map(({ isVoluntary }) => isVoluntary))], [true, false]);
  });

  it('is quoted a ticket and flight, costs just that, exchanges the tickets and frees the seats', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const detail = await changeDetail(gateway, as, orderNo);
    const [ticket] = detail.tickets;
    assert.ok(ticket);
    assert.equal(ticket.obstacle, null);
    const dearer = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      where: ({ salePrice }) => salePrice > ticket.salePrice,
    });
    const asked = { orderNo, passengerNos: [1], newFlights: [dearer] };
    const { quote: costs } = await gateway.ok(
      queryChangeOrderDetailGateway,
      { ...asked, changeReason: CHANGE_REASON.planChanged },
      { as },
    );
    assert.ok(costs);
    const difference = dearer.salePrice - ticket.salePrice;
    assert.deepEqual(costs.tickets, [
      {
        passengerNo: 1,
        segmentNo: 1,
        changeFee: ticket.changeFee,
        fareDifference: difference,
        newPrice: dearer.salePrice,
      },
    ]);
    assert.equal(costs.total, ticket.changeFee + difference);

    const body = { ...asked, changeReason: 1, totalAmount: costs.total, overlapConfirmed: true };
    await gateway.refused(
      'changeAmountChanged',
      applyChangeAirTicketGateway,
      { ...body, totalAmount: costs.total - 100 },
      { as },
    );
    const made = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    assert.deepEqual([made.orderStatus, made.totalAmount], ['待支付', costs.total]);
    assert.equal(await statusOf(orderNo), '改签待核算');
    const balance = await balanceOf(gateway, 'prepaid');
    const due = await gateway.ok(queryPayMethod, { orderNo: made.changeOrderNo }, { as });
    assert.deepEqual([due.payAmount, due.isChange], [costs.total, true]);
    const payment = { orderNo: made.changeOrderNo, ...PREPAID, payAmount: costs.total };
    await gateway.ok(changeOrderPay, payment, { as });
    await gateway.idle();
    assert.equal(await balanceOf(gateway, 'prepaid'), balance - costs.total);
    assert.deepEqual(supplier.changed, [made.changeOrderNo]);
    assert.deepEqual([await statusOf(orderNo), await statusesOf(orderNo)], ['已改签', [['EXCHANGED']]]);
    const changed = await detailOf(made.changeOrderNo);
    assert.equal(changed.orderStatus, '已出票');
    assert.equal(changed.segments[0]?.flight.flightNo, dearer.flightNo);
    const [now] = changed.travellers[0]?.tickets ?? [];
    assert.ok(now && now.ticketStatus === 'OPEN FOR USE' && /^\d{13}$/.test(now.ticketNo));
    assert.equal(now.salePrice, dearer.salePrice);
    const after = await changeDetail(gateway, as, orderNo);
    assert.deepEqual(
      after.changes.map(({ changeOrderNo, orderStatus, changeFee }) => [
        changeOrderNo,
        orderStatus,
        changeFee,
      ]),
      [[made.changeOrderNo, '已出票', ticket.changeFee]],
    );
    assert.equal(after.tickets[0]?.obstacle, 'exchanged');
  });

  it('is judged ticket by ticket while one of another traveller is unpaid, for changes and refunds alike', async () => {
    const passengers = await colleagues(gateway, as, 3);
    const { orderNo } = await bookIssued(gateway, as, { passengers });
    const [first] = (await quote(gateway, as, orderNo)).tickets;
    const next = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      passengerNos: [2],
      where: ({ salePrice }) => salePrice > (first?.salePrice ?? 0),
    });
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [2], newFlights: [next] });
    const { changeOrderNo } = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    const waiting = ['orderUnderWay', 'changing', 'orderUnderWay'];
    const obstacles = async () => [
      (await changeDetail(gateway, as, orderNo)).tickets.map(({ obstacle }) => obstacle),
      (await quote(gateway, as, orderNo)).tickets.map(({ obstacle }) => obstacle),
    ];
    assert.deepEqual(await obstacles(), [waiting, waiting]);
    const { tickets } = await quote(gateway, as, orderNo);
    assert.deepEqual(new Set(tickets.map(({ refundAmount }) => refundAmount)), new Set([0]));
    await gateway.ok(cancelChangeAirTicket, { orderNo: changeOrderNo }, { as });
    assert.deepEqual(await obstacles(), [
      [null, null, null],
      [null, null, null],
    ]);
  });

  it('leaves an order partly refunded where others of its tickets were changed', async () => {
    const passengers = await colleagues(gateway, as, 3);
    const { orderNo } = await bookIssued(gateway, as, { passengers });
    const next = await findNewFlight(gateway, as, orderNo, { depDate: LATER, passengerNos: [2, 3] });
    await change({ orderNo, passengerNos: [2, 3], newFlights: [next] });
    await giveBack(gateway, as, orderNo, ({ passengerNo }) => passengerNo === 1);
    assert.equal(await statusOf(orderNo), '部分退票');
  });

  it('gives nothing back for a cheaper flight, and the ticket keeps the price paid for it', async () => {
    const [passenger] = [await self(gateway, as)];
    const dear = await findVoyage(gateway, as, {
      where: ({ seatCount, salePrice }) => seatCount === 9 && salePrice > 150_000,
    });
    const order = await gateway.ok(createOrder, orderOf([dear], [passenger]), { as });
    await gateway.ok(payorder, { orderNo: order.orderNo, ...PREPAID, payAmount: order.totalAmount }, { as });
    await gateway.idle();
    const { orderNo } = order;
    const cheaper = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      where: ({ salePrice }) => salePrice < dear.salePrice,
    });
    const changeNo = await change({ orderNo, passengerNos: [1], newFlights: [cheaper] });
    const record = (await changeDetail(gateway, as, orderNo)).changes[0];
    assert.equal(record?.fareDifference, 0);
    const [now] = (await detailOf(changeNo)).travellers[0]?.tickets ?? [];
    assert.equal(now?.salePrice, dear.salePrice);
    // Later fees are based on the price paid.
    const [ticket] = (await quote(gateway, as, changeNo)).tickets;
    assert.ok(ticket?.refundPercent);
    assert.equal(ticket.refundFee, Math.round((dear.salePrice * ticket.refundPercent) / 10_000) * 100);
  });

  it('costs nothing for the carrier’s cause, in the same class, with any carrier; the supplier is asked at once', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const [segment] = (await changeDetail(gateway, as, orderNo)).segments;
    const other = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      changeReason: CHANGE_REASON.cancelled,
      where: (_unit, flightNo) => !flightNo.startsWith(segment?.carrierCode ?? ''),
    });
    const body = { orderNo, passengerNos: [1], newFlights: [other], changeReason: CHANGE_REASON.cancelled };
    const application = await changeOf(gateway, as, body);
    assert.equal(application.totalAmount, 0);
    const made = await gateway.ok(applyChangeAirTicketGateway, application, { as });
    assert.equal(made.orderStatus, '改签中');
    await gateway.idle();
    assert.equal(await statusOf(made.changeOrderNo), '已出票');
    assert.equal(await statusOf(orderNo), '已改签');
    // A voluntary change offers other classes too.
    const { itineraryList } = await gateway.ok(
      queryChangeFlightSec,
      { orderNo, oldSegmentNo: 1, depDate: LATER, changeReason: 1, passengerNos: [1] },
      { as },
    );
    const dearer = itineraryList.flatMap((itinerary) =>
      itinerary.priceList.flatMap(({ priceUnitList }) => priceUnitList),
    );
    assert.ok(dearer.some(({ cabinName }) => cabinName !== segment?.cabinName));
  });

  it('is withdrawn, by hand or by the clock: the tickets are as they were and the seats are free', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const next = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      where: ({ salePrice }) => salePrice > 300_000,
    });
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [next] });
    const first = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    await gateway.ok(cancelChangeAirTicket, { orderNo: first.changeOrderNo }, { as });
    assert.deepEqual([await statusOf(orderNo), await statusOf(first.changeOrderNo)], ['已出票', '已取消']);
    assert.deepEqual(await statusesOf(orderNo), [['OPEN FOR USE']]);
    const again = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [next] });
    const second = await gateway.ok(applyChangeAirTicketGateway, again, { as });
    gateway.clock.now = new Date(Date.parse(second.payDeadline) + 1);
    await gateway.sweep(['order']);
    assert.deepEqual([await statusOf(orderNo), await statusOf(second.changeOrderNo)], ['已出票', '已取消']);
    await gateway.refused(
      'orderExpired',
      changeOrderPay,
      { orderNo: second.changeOrderNo, ...PREPAID, payAmount: second.totalAmount },
      { as },
    );
  });

  it('fails after five refusals: the money is back, and the tickets can be changed anew', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const balance = await balanceOf(gateway, 'prepaid');
    supplier.changeAnswers = Array.from({ length: 5 }, () => 'refused' as const);
    const next = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      where: ({ salePrice }) => salePrice > 200_000,
    });
    const changeNo = await change({ orderNo, passengerNos: [1], newFlights: [next] });
    for (let i = 0; i < 5; i += 1) {
      gateway.clock.now = new Date(gateway.clock.now.getTime() + 10 * 60_000);
      await gateway.sweep(['order/change']);
    }
    assert.deepEqual([await statusOf(orderNo), await statusOf(changeNo)], ['已出票', '改签失败']);
    assert.equal(await balanceOf(gateway, 'prepaid'), balance);
    assert.deepEqual(supplier.changed, []);
    const [ticket] = (await changeDetail(gateway, as, orderNo)).tickets;
    assert.deepEqual([ticket?.obstacle, ticket?.timesChanged], [null, 0]);
  });

  it('is asked for again where the answer was lost, and done once', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    supplier.changeAnswers = ['lost', 'lost'];
    const next = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      where: ({ salePrice }) => salePrice > 200_000,
    });
    const changeNo = await change({ orderNo, passengerNos: [1], newFlights: [next] });
    assert.deepEqual([await statusOf(orderNo), await statusOf(changeNo)], ['改签中', '改签中']);
    for (let i = 0; i < 3; i += 1) {
      gateway.clock.now = new Date(gateway.clock.now.getTime() + 60_000);
      await gateway.sweep(['order/change']);
    }
    assert.deepEqual([await statusOf(orderNo), await statusOf(changeNo)], ['已改签', '已出票']);
    assert.deepEqual(new Set(supplier.changed), new Set([changeNo]));
  });

  it('takes one passenger of three, and one leg of a round trip that stays in order', async () => {
    const passengers = await colleagues(gateway, as, 3);
    const { orderNo } = await bookIssued(gateway, as, { passengers, legs: [LEG, BACK] });
    const beyond = await findNewFlight(gateway, as, orderNo, {
      depDate: addDays(BACK.depDate, 1),
      passengerNos: [2],
    });
    const asked = { orderNo, passengerNos: [2], newFlights: [beyond], changeReason: 1 };
    await gateway.refused('journeyOutOfOrder', queryChangeOrderDetailGateway, asked, { as });

    const next = await findNewFlight(gateway, as, orderNo, { depDate: LATER, passengerNos: [2] });
    const changeNo = await change({ orderNo, passengerNos: [2], newFlights: [next] });
    assert.equal(await statusOf(orderNo), '已出票');
    assert.deepEqual(await statusesOf(orderNo), [
      ['OPEN FOR USE', 'OPEN FOR USE'],
      ['EXCHANGED', 'OPEN FOR USE'],
      ['OPEN FOR USE', 'OPEN FOR USE'],
    ]);
    assert.equal((await detailOf(changeNo)).travellers.length, 1);
    // The return flight in another order is checked too.
    const tooLate = await findNewFlight(gateway, as, changeNo, { depDate: addDays(BACK.depDate, 1) });
    await gateway.refused(
      'journeyOutOfOrder',
      queryChangeOrderDetailGateway,
      { orderNo: changeNo, passengerNos: [1], newFlights: [tooLate], changeReason: 1 },
      { as },
    );
  });

  it('leaves no child behind: they change together, each by their own price', async () => {
    const passengers = [await self(gateway, as), CHILD];
    const { orderNo } = await bookIssued(gateway, as, { passengers });
    const next = await findNewFlight(gateway, as, orderNo, { depDate: LATER, passengerNos: [1, 2] });
    for (const passengerNos of [[1], [2]]) {
      const asked = { orderNo, passengerNos, newFlights: [next], changeReason: 1 };
      await gateway.refused('childChangedAlone', queryChangeOrderDetailGateway, asked, { as });
    }
    const changeNo = await change({ orderNo, passengerNos: [1, 2], newFlights: [next] });
    assert.deepEqual(await statusesOf(changeNo), [['OPEN FOR USE'], ['OPEN FOR USE']]);
    assert.equal(await statusOf(orderNo), '已改签');
  });

  it('is changed again, fees adding up; refunds go to each payment they came from', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const { salePrice } = (await changeDetail(gateway, as, orderNo)).tickets[0] ?? { salePrice: 0 };
    const dearer = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      where: (unit) => unit.salePrice > salePrice && unit.refundable !== false,
    });
    const first = await change({ orderNo, passengerNos: [1], newFlights: [dearer] });
    const dearest = await findNewFlight(gateway, as, first, {
      depDate: addDays(LATER, 1),
      where: (unit) => unit.salePrice > dearer.salePrice && unit.refundable !== false,
    });
    const second = await change({ orderNo: first, passengerNos: [1], newFlights: [dearest] });
    const detail = await changeDetail(gateway, as, second);
    assert.deepEqual([detail.changeOf, detail.tickets[0]?.timesChanged], [first, 2]);
    assert.equal(detail.tickets[0]?.salePrice, dearest.salePrice);

    const balance = await balanceOf(gateway, 'prepaid');
    const back = await quote(gateway, as, second);
    const [ticket] = back.tickets;
    assert.ok(ticket);
    await gateway.refused(
      'changeUnknown',
      changeOrderRefund,
      { ...applicationOf(back, [ticket]), orderNo },
      { as },
    );
    await gateway.ok(changeOrderRefund, applicationOf(back, [ticket]), { as });
    await gateway.idle();
    assert.equal(await balanceOf(gateway, 'prepaid'), balance + ticket.refundAmount);
    const moved = await Promise.all(
      [second, first, orderNo].map(async (no) =>
        (await detailOf(no)).payments.filter(({ amount }) => amount < 0).map(({ amount }) => -amount),
      ),
    );
    const shares = [dearest.salePrice - dearer.salePrice, dearer.salePrice - salePrice];
    assert.deepEqual(moved[0], [shares[0]]);
    assert.deepEqual(moved[1], [shares[1]]);
    assert.equal(
      moved.flat().reduce((sum, amount) => sum + amount, 0),
      ticket.refundAmount,
    );
  });

  it('is one at a time: another change or a refund is refused so, and of two at once one wins', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const next = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      where: ({ salePrice }) => salePrice > 200_000,
    });
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [next] });
    const back = await quote(gateway, as, orderNo);
    const apply = () => gateway.send(applyChangeAirTicketGateway, body, { as });
    const answers = await Promise.all([apply(), apply()]);
    assert.deepEqual(answers.map(({ code }) => code).filter((code) => code === '47104').length, 1);
    await gateway.refused('orderNotRefundable', refundTicketApply, applicationOf(back, back.tickets), { as });
  });

  it('is refused for the same flight, a carrier it cannot be signed over to and other cities', async () => {
    const passengers = [await self(gateway, as)];
    const voyage = await findVoyage(gateway, as);
    const order = await gateway.ok(createOrder, orderOf([voyage], passengers), { as });
    await gateway.refused(
      'ticketNotChangeable',
      queryChangeOrderDetailGateway,
      {
        orderNo: order.orderNo,
        passengerNos: [1],
        newFlights: [{ ...voyage, oldSegmentNo: 1 }],
        changeReason: 1,
      },
      { as },
    );
    await gateway.ok(payorder, { orderNo: order.orderNo, ...PREPAID, payAmount: order.totalAmount }, { as });
    await gateway.idle();
    const { orderNo } = order;
    const ask = (fault: 'sameFlight' | 'routeDiffers', newFlight: typeof voyage) => {
      const newFlights = [{ ...newFlight, oldSegmentNo: 1 }];
      const asked = { orderNo, passengerNos: [1], newFlights, changeReason: 1 };
      return gateway.refused(fault, queryChangeOrderDetailGateway, asked, { as });
    };
    await ask('sameFlight', voyage);
    await ask('routeDiffers', await findVoyage(gateway, as, { leg: BACK }));
    const [segment] = (await changeDetail(gateway, as, orderNo)).segments;
    if (segment?.transferable === false) {
      const { itineraryList } = await gateway.ok(
        queryChangeFlightSec,
        { orderNo, oldSegmentNo: 1, depDate: LATER, changeReason: 1, passengerNos: [1] },
        { as },
      );
      const carriers = itineraryList.map(
        ({ flightSegments }) => flightSegments[0]?.flightList[0]?.carrierCode,
      );
      assert.deepEqual([...new Set(carriers)], [segment.carrierCode]);
    }
  });

  it('waits for an approver where the standards ask for it, and goes on as they decide', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const over = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      where: ({ salePrice }) => salePrice > 200_000,
    });
    const asked = { orderNo, passengerNos: [1], newFlights: [over], changeReason: 1 };
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: OVER_POLICY.forbid });
    const body = await changeOf(gateway, as, asked);
    const judged = await gateway.ok(judgeChangeTicketStandard, asked, { as });
    assert.equal(judged.policy, OVER_POLICY.forbid);
    assert.deepEqual(
      judged.evaluation?.segments.flatMap(({ violations }) => violations.map(({ rule }) => rule)),
      ['price'],
    );
    await gateway.refused('overStandardForbidden', applyChangeAirTicketGateway, body, { as });
    await setStandards(gateway, { over_policy: OVER_POLICY.approval });
    await gateway.refused('overStandardReasonMissing', applyChangeAirTicketGateway, body, { as });
    const withReason = { ...body, overReasons: [await reasonFor(gateway, as)] };
    const approver = await gateway.login('approver');
    for (const decision of ['refuse', 'agree'] as const) {
      const made = await gateway.ok(applyChangeAirTicketGateway, withReason, { as });
      assert.deepEqual([made.orderStatus, made.canPay], ['待审批', false]);
      assert.equal(await statusOf(orderNo), '改签待核算');
      const applyId = (await detailOf(made.changeOrderNo)).approval?.applyId ?? '';
      await gateway.ok(decideApproval, { applyId, decision, opinion: '' }, { as: approver });
      const isAgreed = decision === 'agree';
      assert.equal(await statusOf(made.changeOrderNo), isAgreed ? '待支付' : '审批不通过');
      assert.equal(await statusOf(orderNo), isAgreed ? '改签待核算' : '已出票');
    }
    await setStandards(gateway, { over_policy: OVER_POLICY.record });
  });

  it('is not for a ticket that may have been flown, and again for one whose flight was missed', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const { now } = gateway.clock;
    const [segment] = (await changeDetail(gateway, as, orderNo)).segments;
    gateway.clock.now = new Date(instantOf(segment?.takeOffTime ?? '').getTime() + 1);
    const late = await gateway.login('staff');
    const [ticket] = (await changeDetail(gateway, late, orderNo)).tickets;
    assert.equal(ticket?.obstacle, 'departed');
    await gateway.db
      .updateTable('ticket')
      .set({ is_no_show: true })
      .where('order_no', '=', orderNo)
      .execute();
    const [missed] = (await changeDetail(gateway, late, orderNo)).tickets;
    assert.ok(missed?.obstacle === null || missed?.obstacle === 'notAllowed');
    await gateway.db
      .updateTable('ticket')
      .set({ is_no_show: false })
      .where('order_no', '=', orderNo)
      .execute();
    gateway.clock.now = now;
  });

  it('is for those who may see the order and change tickets', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const next = await findNewFlight(gateway, as, orderNo, { depDate: LATER });
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [next] });
    const other = await gateway.login('multi');
    for (const call of [queryChangeOrderDetailGateway, applyChangeAirTicketGateway] as const) {
      await gateway.refused('orderUnknown', call, body, { as: other });
    }
    const grant = { role_no: '100001-staff', object_no: OBJECT.changeOrder };
    await gateway.db
      .deleteFrom('role_grant')
      .where('role_no', '=', grant.role_no)
      .where('object_no', '=', grant.object_no)
      .execute();
    await gateway.refused('forbidden', applyChangeAirTicketGateway, body, { as });
    await gateway.db.insertInto('role_grant').values(grant).execute();
    const held = await bookSelf(gateway, as);
    await gateway.refused('changeUnknown', cancelChangeAirTicket, { orderNo: held.orderNo }, { as });
  });
});
