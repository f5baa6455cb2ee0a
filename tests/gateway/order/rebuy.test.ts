import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import {
  applyChangeAirTicketGateway,
  CHANGE_REASON,
  queryChangeOrderDetailGateway,
} from '../../../src/contract/order/change';
import { orderCancel, queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { applyRebuy, queryRebuyQuote, queryRebuys } from '../../../src/contract/order/rebuy';
import { refundTicketApply } from '../../../src/contract/order/refund';
import {
  decideApproval,
  queryOrderStandard,
  submitApprovalApplyAuto,
} from '../../../src/contract/approval/approval';
import { payorder } from '../../../src/contract/payment/payment';
import { OBJECT } from '../../../src/contract/permission/objects';
import { OVER_POLICY } from '../../../src/contract/standards/shapes';
import { addDays } from '../../../src/domain/shanghai-time';
import { colleagues, findVoyage, LEG, orderOf, self } from '../../support/gateway/booking';
import { changeDetail, findNewFlight } from '../../support/gateway/changes';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/controllable-supplier';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { bookDear, findCheaper, rebuyOf, rebuyQuote } from '../../support/gateway/rebuys';
import { PRICE_ONLY, reasonFor, setStandards } from '../../support/gateway/standard-steps';
import { applicationOf, PREPAID, quote } from '../../support/gateway/refunds';
import { balanceOf, leaveSpendable, notifyPaid } from '../../support/gateway/wallet-balances';

describe('giving tickets back and buying anew', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  before(async () => {
    gateway = await startTestGateway({ supplier });
    as = await gateway.login('staff');
  });
  afterEach(async () => {
    supplier.reset();
    await checkConsistency(gateway.db);
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  after(() => gateway.close());

  const detailOf = (orderNo: string) => gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
  const statusesOf = (...orderNos: string[]) =>
    Promise.all(orderNos.map(async (orderNo) => (await detailOf(orderNo)).orderStatus));
  const outcomeOf = async (orderNo: string) =>
    (await gateway.ok(queryRebuys, { orderNo }, { as })).map(({ outcome }) => outcome);
  /** Asks the supplier as often as it may refuse. */
  async function askOn(): Promise<void> {
    for (let i = 0; i < 5; i += 1) {
      gateway.clock.now = new Date(gateway.clock.now.getTime() + 10 * 60_000);
      await gateway.sweep();
    }
  }

  it('is quoted by the rules of change, refund and booking, line by line', async () => {
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const offered = await rebuyQuote(gateway, as, { orderNo, newFlights: [cheaper] });
    const { quote: change } = await gateway.ok(
      queryChangeOrderDetailGateway,
      { orderNo, passengerNos: [1], newFlights: [cheaper], changeReason: CHANGE_REASON.planChanged },
      { as },
    );
    const [refund] = (await quote(gateway, as, orderNo)).tickets;
    assert.ok(change && refund);
    const [line] = offered.lines;
    assert.equal(offered.changeTotal, change.total);
    assert.equal(line?.refundAmount, refund.refundAmount);
    assert.equal(offered.backTotal, refund.refundAmount);
    assert.equal(line?.newPrice, cheaper.salePrice);
    assert.ok(offered.isCheaper);
    assert.equal(offered.payName, '企业预存');

    // as much as the order costs that is made of it
    const applied = await gateway.ok(
      applyRebuy,
      await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] }),
      { as },
    );
    assert.equal((await detailOf(applied.newOrderNo)).totalAmount, offered.payTotal);
    await gateway.idle();
  });

  it('is bought, paid as before and given back as one: each order names the other', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const balance = await balanceOf(gateway, 'prepaid');
    const { newOrderNo, orderStatus, canPay } = await gateway.ok(applyRebuy, body, { as });
    assert.deepEqual([orderStatus, canPay], ['出票中', false]);
    await gateway.idle();
    assert.equal(await balanceOf(gateway, 'prepaid'), balance - body.payTotal + body.backTotal);
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已退票', '已出票']);
    // it is on another journey of the same person from now on
    const { orderNo: other } = await bookDear(gateway, as);
    const overlapping = await rebuyOf(gateway, as, {
      orderNo: other,
      newFlights: [cheaper],
      overlapConfirmed: false,
    });
    await gateway.refused('journeysOverlap', applyRebuy, overlapping, { as });
    assert.deepEqual(await outcomeOf(orderNo), ['done']);
    assert.deepEqual(await outcomeOf(newOrderNo), ['done']);
    for (const no of [orderNo, newOrderNo]) {
      const { chain } = await detailOf(no);
      assert.deepEqual(
        chain.map((one) => [one.orderNo, one.changeOf, one.rebuyOf]),
        [
          [orderNo, '', ''],
          [newOrderNo, '', orderNo],
        ],
      );
    }
    const [old] = (await changeDetail(gateway, as, orderNo)).tickets;
    assert.equal(old?.obstacle, 'refunded');
  });

  it('is refused, and nothing is done, for other sums, the carrier’s cause, or what is not cheaper', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    await gateway.refused('rebuyAmountChanged', applyRebuy, { ...body, payTotal: body.payTotal - 1 }, { as });
    await gateway.refused(
      'rebuyAmountChanged',
      applyRebuy,
      { ...body, backTotal: body.backTotal + 1 },
      { as },
    );
    const involuntary = { ...body, changeReason: CHANGE_REASON.cancelled };
    const [segment] = (await changeDetail(gateway, as, orderNo)).segments;
    const same = await findNewFlight(gateway, as, orderNo, {
      depDate: addDays(LEG.depDate, 1),
      changeReason: CHANGE_REASON.cancelled,
      where: ({ cabinName }) => cabinName === segment?.cabinName,
    });
    await gateway.refused('rebuyNotOffered', applyRebuy, { ...involuntary, newFlights: [same] }, { as });
    const { payTotal: _pay, backTotal: _back, remark: _remark, ...asked } = { remark: '', ...involuntary };
    assert.equal(await gateway.ok(queryRebuyQuote, { ...asked, newFlights: [same] }, { as }), null);

    // the dearest costs its price either way, and the fees of both
    const dear = await findNewFlight(gateway, as, orderNo, {
      depDate: addDays(LEG.depDate, 1),
      where: ({ salePrice }) => salePrice > 200_000,
    });
    const dearer = await rebuyOf(gateway, as, { orderNo, newFlights: [dear] });
    const { isCheaper } = await rebuyQuote(gateway, as, { orderNo, newFlights: [dear] });
    if (!isCheaper) await gateway.refused('rebuyNotCheaper', applyRebuy, dearer, { as });
    assert.deepEqual(await statusesOf(orderNo), ['已出票']);
    assert.deepEqual(await outcomeOf(orderNo), []);
  });

  it('is done once, however often it is sent, and one at a time', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const requestId = randomUUID();
    const balance = await balanceOf(gateway, 'prepaid');
    const [first, second] = await Promise.all([
      gateway.ok(applyRebuy, body, { as, requestId }),
      gateway.ok(applyRebuy, body, { as, requestId }),
    ]);
    assert.deepEqual(first, second);
    await gateway.refused('changeUnderWay', applyRebuy, body, { as }).catch(() => undefined);
    await gateway.idle();
    assert.deepEqual(await gateway.ok(applyRebuy, body, { as, requestId }), first);
    assert.equal((await gateway.ok(queryRebuys, { orderNo }, { as })).length, 1);
    assert.equal(await balanceOf(gateway, 'prepaid'), balance - body.payTotal + body.backTotal);
  });

  it('leaves the old ticket as it is where the price has risen, the seat is gone, or nothing is issued', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    supplier.rise = 1000;
    await gateway.refused('priceChanged', applyRebuy, body, { as });
    supplier.rise = 0;
    const balance = await balanceOf(gateway, 'prepaid');
    supplier.refusals = 5;
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['改签中', '出票中']);
    // meanwhile nothing else is done with them
    const refund = applicationOf(await quote(gateway, as, orderNo), []);
    const places = { ...refund, tickets: [{ passengerNo: 1, segmentNo: 1 }] };
    await gateway.refused('orderNotRefundable', refundTicketApply, places, { as });
    await gateway.refused('changeUnderWay', applyRebuy, body, { as });
    await askOn();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已出票', '出票失败']);
    assert.equal(await balanceOf(gateway, 'prepaid'), balance);
    assert.deepEqual(await outcomeOf(orderNo), ['notIssued']);
    assert.ok((await detailOf(orderNo)).logs.some(({ content }) => content.includes('原机票保持不变')));
    // and it can be had anew
    const again = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    await gateway.ok(applyRebuy, again, { as });
    await gateway.idle();
    assert.deepEqual(await statusesOf(orderNo), ['已退票']);
  });

  it('waits for its payment where no wallet bears it; the sum that comes back is settled when it is asked for', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    await leaveSpendable(gateway, 'prepaid', 100);
    assert.equal((await rebuyQuote(gateway, as, { orderNo, newFlights: [cheaper] })).payName, '');
    const held = await gateway.ok(applyRebuy, body, { as });
    assert.deepEqual([held.orderStatus, held.canPay], ['待支付', true]);
    assert.deepEqual(await statusesOf(orderNo), ['改签待核算']);
    const payment = { orderNo: held.newOrderNo, payType: 4, subPayType: 1, payAmount: held.payTotal };
    const { paymentNo } = await gateway.ok(payorder, payment, { as });
    gateway.clock.now = new Date(Date.parse(held.payDeadline) - 1);
    assert.equal(await notifyPaid(gateway, paymentNo, held.payTotal), 200);
    assert.deepEqual(await statusesOf(orderNo, held.newOrderNo), ['已退票', '已出票']);
    const [refund] = (await quote(gateway, as, orderNo)).refunds;
    assert.equal(refund?.refundAmount, body.backTotal);
  });

  it('comes to nothing where it is cancelled or not paid in time', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    await leaveSpendable(gateway, 'prepaid', 100);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const first = await gateway.ok(applyRebuy, body, { as });
    await gateway.ok(orderCancel, { orderNo: first.newOrderNo }, { as });
    assert.deepEqual(await statusesOf(orderNo, first.newOrderNo), ['已出票', '已取消']);
    const second = await gateway.ok(
      applyRebuy,
      await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] }),
      { as },
    );
    gateway.clock.now = new Date(Date.parse(second.payDeadline) + 1);
    await gateway.sweep();
    assert.deepEqual(await statusesOf(orderNo, second.newOrderNo), ['已出票', '已取消']);
    assert.deepEqual(await outcomeOf(orderNo), ['cancelled', 'cancelled']);
  });

  it('says in both orders that two tickets are valid where the refund is refused, until one is given back', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    supplier.refundAnswers = Array.from({ length: 5 }, () => 'refused' as const);
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    assert.deepEqual(await outcomeOf(orderNo), ['bought']);
    await askOn();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['退票失败', '已出票']);
    assert.deepEqual(await outcomeOf(orderNo), ['refundFailed']);
    for (const no of [orderNo, newOrderNo])
      assert.ok((await detailOf(no)).logs.some(({ content }) => content.includes('原机票仍然有效')));
    // nobody buys a third one
    assert.equal(
      await gateway.ok(
        queryRebuyQuote,
        { orderNo, passengerNos: [1], newFlights: [cheaper], changeReason: 1 },
        { as },
      ),
      null,
    );
    const detail = await quote(gateway, as, orderNo);
    await gateway.ok(refundTicketApply, applicationOf(detail, detail.tickets), { as });
    await gateway.idle();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已退票', '已出票']);
    assert.deepEqual(await outcomeOf(newOrderNo), ['done']);
  });

  it('says so, too, where an old ticket was checked in before the new one was issued', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    supplier.refusals = 1;
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    await gateway.db
      .updateTable('ticket')
      .set({ ticket_status: 'CHECKED IN' })
      .where('order_no', '=', orderNo)
      .execute();
    await askOn();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已出票', '已出票']);
    assert.deepEqual(await outcomeOf(newOrderNo), ['refundFailed']);
    assert.ok((await detailOf(newOrderNo)).logs.some(({ content }) => content.includes('原机票已不能退')));
  });

  it('is asked for again where the supplier’s answers are lost, and done once', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const balance = await balanceOf(gateway, 'prepaid');
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    supplier.refundAnswers = ['lost', 'lost'];
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['退票中', '已出票']);
    await askOn();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已退票', '已出票']);
    assert.equal(await balanceOf(gateway, 'prepaid'), balance - body.payTotal + body.backTotal);
    assert.equal(new Set(supplier.refunded).size, 1);
  });

  it('is for one passenger of two; the other keeps their ticket', async () => {
    const passengers = await colleagues(gateway, as, 2);
    const dear = await findVoyage(gateway, as, {
      where: ({ seatCount, salePrice }) => seatCount === 9 && salePrice > 150_000,
    });
    const { orderNo, totalAmount } = await gateway.ok(createOrder, orderOf([dear], passengers), { as });
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();
    const cheaper = await findCheaper(gateway, as, orderNo, dear.salePrice);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper], passengerNos: [2] });
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['部分退票', '已出票']);
    const { travellers } = await detailOf(newOrderNo);
    assert.deepEqual(
      travellers.map(({ passagerName }) => passagerName),
      [passengers[1]?.passagerName],
    );
    // the costs are borne by whom they were
    const old = (await detailOf(orderNo)).travellers[1];
    assert.deepEqual(travellers[0]?.cost, old?.cost);
  });

  it('needs the rights of all that it does', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    for (const object of [OBJECT.bookFlight, OBJECT.refundOrder, OBJECT.changeOrder]) {
      const grants = await gateway.db
        .deleteFrom('role_grant')
        .where('object_no', '=', object)
        .returningAll()
        .execute();
      const without = await gateway.login('staff');
      await gateway.refused('forbidden', applyRebuy, body, { as: without });
      await gateway.db.insertInto('role_grant').values(grants).execute();
    }
    as = await gateway.login('staff');
    const stranger = await gateway.login('multi');
    await gateway.refused('orderUnknown', queryRebuys, { orderNo }, { as: stranger });
    await gateway.refused('orderUnknown', queryRebuyQuote, { ...quoteBody(body), orderNo }, { as: stranger });
    assert.ok(await self(gateway, as));
  });

  it('waits for an approver where the standards ask for it, and goes on as they decide', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: OVER_POLICY.forbid });
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    await gateway.refused('overStandardForbidden', applyRebuy, body, { as });
    await setStandards(gateway, { over_policy: OVER_POLICY.approval });
    await gateway.refused('overStandardReasonMissing', applyRebuy, body, { as });
    const withReason = { ...body, overReasons: [await reasonFor(gateway, as)] };
    const approver = await gateway.login('approver');
    for (const decision of ['refuse', 'agree'] as const) {
      const made = await gateway.ok(applyRebuy, withReason, { as });
      assert.deepEqual([made.orderStatus, made.canPay], ['待审批', false]);
      assert.deepEqual(await statusesOf(orderNo), ['改签待核算']);
      const applyId = (await detailOf(made.newOrderNo)).approval?.applyId ?? '';
      await gateway.ok(decideApproval, { applyId, decision, opinion: '' }, { as: approver });
      const isAgreed = decision === 'agree';
      assert.deepEqual(
        await statusesOf(made.newOrderNo, orderNo),
        isAgreed ? ['待支付', '改签待核算'] : ['审批不通过', '已出票'],
      );
      if (!isAgreed) continue;
      await gateway.ok(payorder, { orderNo: made.newOrderNo, ...PREPAID, payAmount: made.payTotal }, { as });
      await gateway.idle();
      assert.deepEqual(await statusesOf(orderNo, made.newOrderNo), ['已退票', '已出票']);
    }
    assert.deepEqual(await outcomeOf(orderNo), ['cancelled', 'done']);
    await setStandards(gateway, { over_policy: OVER_POLICY.record });
  });

  it('is flown under the request that the order was booked under, whose budget bears the rest alone', async () => {
    const { totalAmount } = await bookDear(gateway, as);
    const approver = await gateway.login('approver');
    const request = async (endDate: string) => {
      const { staffNO } = await self(gateway, as);
      const body = {
        applyType: 9 as const,
        purposeCode: 'P1',
        reason: '拜访客户',
        cityCodes: ['BJS', 'SHA'],
        beginDate: LEG.depDate,
        endDate,
        travellerNOList: [staffNO],
        // for the dear ticket, and nothing beside it
        budget: totalAmount,
      };
      const { applyId } = await gateway.ok(submitApprovalApplyAuto, body, { as });
      await gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: approver });
      return applyId;
    };
    const short = await bookDear(gateway, as, { applyId: await request(LEG.depDate) });
    const late = await rebuyOf(gateway, as, { orderNo: short.orderNo, newFlights: [short.cheaper] });
    await gateway.refused('applyNotCovering', applyRebuy, late, { as });
    assert.deepEqual(await statusesOf(short.orderNo), ['已出票']);

    const applyId = await request(addDays(LEG.depDate, 2));
    const { orderNo, cheaper } = await bookDear(gateway, as, { applyId });
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    assert.equal((await gateway.ok(queryOrderStandard, { orderNo: newOrderNo }, { as }))?.applyId, applyId);
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已退票', '已出票']);
  });

  it('is not made beside a change of the same order', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const { changeTotal } = await rebuyQuote(gateway, as, { orderNo, newFlights: [cheaper] });
    const change = {
      ...quoteBody(body),
      orderNo,
      totalAmount: changeTotal,
      overlapConfirmed: true,
    };
    const results = await Promise.allSettled([
      gateway.ok(applyRebuy, body, { as }),
      gateway.ok(applyChangeAirTicketGateway, change, { as }),
    ]);
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    await gateway.idle();
  });
});

const quoteBody = ({
  passengerNos,
  newFlights,
  changeReason,
}: Awaited<ReturnType<typeof rebuyOf>>): Pick<
  Awaited<ReturnType<typeof rebuyOf>>,
  'passengerNos' | 'newFlights' | 'changeReason'
> => ({ passengerNos, newFlights, changeReason });
