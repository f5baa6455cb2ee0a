import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../src/contract/order/change';
import { queryAirTicketDetailNew, type OrderInsurance } from '../../../src/contract/order/list';
import { applyRebuy } from '../../../src/contract/order/rebuy';
import { refundTicketApply } from '../../../src/contract/order/refund';
import { payorder } from '../../../src/contract/payment/payment';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { chooseTickets } from '../../../src/domain/refund/choose-tickets';
import { addDays } from '../../../src/domain/shanghai-time';
import { findVoyage, LEG, orderOf, self } from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { findCheaper, rebuyOf } from '../../support/gateway/areas/rebuys';
import { PREPAID, quote } from '../../support/gateway/areas/refunds';
import { balanceOf, leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

const BACK = { depCode: LEG.arrCode, arrCode: LEG.depCode, depDate: '2026-12-04' };

describe('insurance of changed tickets', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    as = await gateway.login('staff');
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  afterEach(async () => {
    supplier.reset();
    await checkConsistency(gateway.db);
  });
  afterAll(() => gateway.close());

  /** Books and issues an order of the caller with insurance. */
  async function insured(legs = [LEG]): Promise<{ orderNo: string; premium: number; price: number }> {
    const { insuranceList } = await gateway.ok(queryOrderFormInfo, {}, { as });
    const [product] = insuranceList;
    assert.ok(product);
    const { productNo, price } = product;
    const voyages = await Promise.all(
      legs.map((leg, i) =>
        findVoyage(gateway, as, {
          leg,
          segmentNo: i + 1,
          where: ({ seatCount, salePrice }) => seatCount === 9 && salePrice > 100_000,
        }),
      ),
    );
    const passenger = { ...(await self(gateway, as)), insurances: [{ productNo, price }] };
    const body = { ...orderOf(voyages, [passenger]), overlapConfirmed: true };
    const { orderNo, totalAmount } = await gateway.ok(createOrder, body, { as });
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();
    return { orderNo, premium: price, price: voyages[0]?.salePrice ?? 0 };
  }

  /** Changes a segment by `days`; resolves with the number of the order of the new ticket. */
  async function change(orderNo: string, oldSegmentNo = 1, days = 1): Promise<string> {
    const next = await findNewFlight(gateway, as, orderNo, {
      depDate: addDays(LEG.depDate, days),
      oldSegmentNo,
    });
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [next] });
    const { changeOrderNo, totalAmount } = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    const payment = { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount };
    if (totalAmount > 0) await gateway.ok(changeOrderPay, payment, { as });
    await gateway.idle();
    return changeOrderNo;
  }

  const detailOf = (orderNo: string) => gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
  const insuranceOf = async (orderNo: string): Promise<OrderInsurance | undefined> =>
    (await detailOf(orderNo)).travellers[0]?.insurances[0];
  const flightsOf = async (orderNo: string) =>
    (await detailOf(orderNo)).segments.map(({ flight: { flightNo, takeOffTime } }) => ({
      flightNo,
      takeOffTime,
    }));
  /** Requests a refund of all remaining tickets; resolves with the insurance amount announced for the refund. */
  async function askBack(
    orderNo: string,
    only: (segmentNo: number) => boolean = () => true,
  ): Promise<number> {
    const detail = await quote(gateway, as, orderNo);
    const tickets = detail.tickets.filter((one) => one.obstacle === null && only(one.segmentNo));
    const choice = chooseTickets(detail, tickets);
    assert.ok(choice);
    const places = tickets.map(({ passengerNo, segmentNo }) => ({ passengerNo, segmentNo }));
    const body = { orderNo, reasonType: 1, tickets: places, refundAmount: choice.amount };
    await gateway.ok(refundTicketApply, body, { as });
    return choice.insurances.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Requests the refund and waits until it is done. */
  async function giveBack(...asked: Parameters<typeof askBack>): Promise<number> {
    const said = await askBack(...asked);
    await gateway.idle();
    return said;
  }

  it('covers the new flight without another premium, over any number of changes', async () => {
    const { orderNo, premium } = await insured();
    const before = await insuranceOf(orderNo);
    assert.deepEqual([before?.state, before?.boughtWith, before?.price], ['covers', '', premium]);
    assert.deepEqual(before?.flights, await flightsOf(orderNo));
    const first = await change(orderNo);
    const second = await change(first, 1, 2);
    const flights = await flightsOf(second);
    for (const no of [orderNo, second]) assert.deepEqual((await insuranceOf(no))?.flights, flights, no);
    const now = await insuranceOf(second);
    assert.deepEqual([now?.state, now?.boughtWith], ['covers', orderNo]);
    const premiums = await gateway.db.selectFrom('order_insurance').select('order_no').execute();
    assert.ok(premiums.every(({ order_no }) => order_no !== first && order_no !== second));
  });

  it('comes back with the changed ticket, to the payment that it was bought with', async () => {
    const { orderNo, premium } = await insured();
    const changed = await change(orderNo);
    const balance = await balanceOf(gateway, 'prepaid');
    const { refunds: none } = await quote(gateway, as, changed);
    assert.deepEqual(none, []);
    assert.equal(await giveBack(changed), premium);
    const [refund] = (await quote(gateway, as, changed)).refunds;
    assert.equal(await balanceOf(gateway, 'prepaid'), balance + (refund?.refundAmount ?? 0));
    const { payments } = await detailOf(orderNo);
    assert.ok(payments.some(({ amount }) => amount < 0));
    for (const no of [orderNo, changed]) assert.equal((await insuranceOf(no))?.state, 'refunded', no);
  });

  it('comes back with the last of the tickets, in whichever order that is', async () => {
    const { orderNo, premium } = await insured([LEG, BACK]);
    const changed = await change(orderNo);
    assert.deepEqual((await insuranceOf(orderNo))?.flights.length, 2);
    // The insurance still covers the new ticket.
    assert.equal(await giveBack(orderNo, (segmentNo) => segmentNo === 2), 0);
    assert.equal((await insuranceOf(orderNo))?.state, 'covers');
    assert.deepEqual((await insuranceOf(orderNo))?.flights, await flightsOf(changed));
    assert.equal(await giveBack(changed), premium);
    assert.equal((await insuranceOf(changed))?.state, 'refunded');
  });

  it('comes back with whichever is done last, where all are given back beside each other', async () => {
    const { orderNo, premium } = await insured([LEG, BACK]);
    const changed = await change(orderNo);
    const balance = await balanceOf(gateway, 'prepaid');
    supplier.refundAnswers = ['lost', 'lost'];
    // Each refund is requested while the other order still has tickets.
    assert.equal(await askBack(orderNo, (segmentNo) => segmentNo === 2), 0);
    assert.equal(await askBack(changed), 0);
    await gateway.idle();
    assert.equal((await insuranceOf(orderNo))?.state, 'covers');
    gateway.clock.advance(1);
    await gateway.sweep();
    for (const no of [orderNo, changed]) assert.equal((await insuranceOf(no))?.state, 'refunded', no);
    const refunds = [
      ...(await quote(gateway, as, orderNo)).refunds,
      ...(await quote(gateway, as, changed)).refunds,
    ];
    const back = refunds.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
    assert.equal(await balanceOf(gateway, 'prepaid'), balance + back);
    const tickets = await gateway.db
      .selectFrom('refund_ticket')
      .select('refund_amount')
      .where('order_no', 'in', [orderNo, changed])
      .execute();
    assert.equal(
      back,
      tickets.reduce((sum, { refund_amount }) => sum + refund_amount, premium),
    );
  });

  it('is bought anew with new flights, and that of the old ones comes back', async () => {
    const { orderNo, premium, price } = await insured();
    const cheaper = await findCheaper(gateway, as, orderNo, price);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper], overlapConfirmed: true });
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    const bought = await insuranceOf(newOrderNo);
    assert.deepEqual([bought?.state, bought?.boughtWith, bought?.price], ['covers', '', premium]);
    assert.equal((await insuranceOf(orderNo))?.state, 'refunded');
  });

  it('stays where a flight of it was flown', async () => {
    const { orderNo } = await insured([LEG, BACK]);
    const [there] = await flightsOf(orderNo);
    gateway.clock.now = new Date(`${there?.takeOffTime}:00+08:00`);
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 3_600_000);
    await gateway.sweep();
    as = await gateway.login('staff');
    assert.equal(await giveBack(orderNo), 0);
    const { state } = (await insuranceOf(orderNo)) ?? {};
    assert.equal(state, 'ended');
  });
});
