import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../src/contract/order/change';
import {
  queryAirTicketDetailNew,
  type OrderDetail,
  type OrderInvoice,
} from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import {
  CHILD,
  colleagues,
  findVoyage,
  INFANT,
  LEG,
  orderOf,
  self,
} from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { sweepFlown } from '../../support/gateway/areas/flown';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { bookIssued, giveBack, PREPAID } from '../../support/gateway/areas/refunds';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

const BACK = { depCode: LEG.arrCode, arrCode: LEG.depCode, depDate: '2026-12-04' };
/** Service fee in fen of an adult or child on a segment. */
const SERVICE_FEE = 1500;
const LATER = addDays(LEG.depDate, 1);

describe('the invoice of an order', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  let start: Date;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    start = gateway.clock.now;
    as = await gateway.login('staff');
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
    await gateway.db
      .insertInto('enterprise_setting')
      .values({
        enterprise_num: '100001',
        setting_no: 'FLIGHT_SERVICE_FEE',
        setting_name: '服务费',
        setting_value: String(SERVICE_FEE),
      })
      .execute();
  });
  afterEach(async () => {
    supplier.reset();
    await checkConsistency(gateway.db);
    gateway.clock.now = start;
    as = await gateway.login('staff');
  });
  afterAll(() => gateway.close());

  const detailOf = (orderNo: string) => gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
  const invoiceOf = async (orderNo: string) => (await detailOf(orderNo)).invoice;
  /** Sum of fares and taxes of an order's tickets on a segment. */
  const pricesOf = ({ travellers }: OrderDetail, segmentNo = 1): number =>
    travellers
      .flatMap(({ tickets }) => tickets)
      .filter((ticket) => ticket.segmentNo === segmentNo)
      .reduce((sum, { salePrice, buildFee, fuelFee }) => sum + salePrice + buildFee + fuelFee, 0);
  const timesOf = ({ segments }: OrderDetail, segmentNo = 1) => {
    const { takeOffTime, arrTime } = segments.find((one) => one.segmentNo === segmentNo)?.flight ?? {};
    assert.ok(takeOffTime && arrTime);
    return { departure: instantOf(takeOffTime), arrival: instantOf(arrTime), arrDay: arrTime.slice(0, 10) };
  };
  /** Sets the clock, runs the due work and signs in anew, because a session would have expired. */
  async function passTo(now: Date): Promise<void> {
    gateway.clock.now = now;
    as = await gateway.login('staff');
    await sweepFlown(gateway);
  }

  it('waits for the last arrival, can be asked for until 180 days after it, and no more then', async () => {
    const { insuranceList } = await gateway.ok(queryOrderFormInfo, {}, { as });
    const [product] = insuranceList;
    assert.ok(product);
    const { productNo, price } = product;
    const adult = { ...(await self(gateway, as)), insurances: [{ productNo, price }] };
    const body = orderOf([await findVoyage(gateway, as)], [adult, CHILD, INFANT]);
    const { orderNo, totalAmount } = await gateway.ok(createOrder, body, { as });
    assert.deepEqual(await invoiceOf(orderNo), { state: 'none' }, 'nothing is issued');
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();

    const detail = await detailOf(orderNo);
    const amount = pricesOf(detail);
    assert.equal(amount, totalAmount - price - 2 * SERVICE_FEE, 'all but insurance and service fees');
    assert.deepEqual(detail.invoice, { state: 'notYet', amount });
    const { departure, arrival, arrDay } = timesOf(detail);
    await passTo(departure);
    const flying = await detailOf(orderNo);
    assert.equal(flying.travellers[0]?.tickets[0]?.ticketStatus, 'USED/FLOWN');
    assert.deepEqual(flying.invoice, { state: 'notYet', amount });
    await passTo(new Date(arrival.getTime() - 1));
    assert.deepEqual(await invoiceOf(orderNo), { state: 'notYet', amount });

    const lastDay = addDays(arrDay, 180);
    const midnight = instantOf(`${addDays(lastDay, 1)}T00:00`);
    await passTo(arrival);
    assert.deepEqual(await invoiceOf(orderNo), { state: 'open', amount, lastDay });
    await passTo(new Date(midnight.getTime() - 1));
    assert.deepEqual(await invoiceOf(orderNo), { state: 'open', amount, lastDay });
    await passTo(midnight);
    assert.deepEqual(await invoiceOf(orderNo), { state: 'over', amount, lastDay });
  });

  it('leaves out refunds, and waits for them no more', async () => {
    const { orderNo } = await bookIssued(gateway, as, { legs: [LEG, BACK] });
    const detail = await detailOf(orderNo);
    const [there, back] = [pricesOf(detail, 1), pricesOf(detail, 2)];
    assert.deepEqual(detail.invoice, { state: 'notYet', amount: there + back });
    await giveBack(gateway, as, orderNo, ({ segmentNo }) => segmentNo === 2);
    assert.deepEqual(await invoiceOf(orderNo), { state: 'notYet', amount: there });
    const { arrival, arrDay } = timesOf(detail);
    await passTo(arrival);
    const open: OrderInvoice = { state: 'open', amount: there, lastDay: addDays(arrDay, 180) };
    assert.deepEqual(await invoiceOf(orderNo), open);

    gateway.clock.now = start;
    as = await gateway.login('staff');
    const whole = await bookIssued(gateway, as);
    await giveBack(gateway, as, whole.orderNo);
    assert.deepEqual(await invoiceOf(whole.orderNo), { state: 'none' });
  });

  it('is, of changed tickets, that of the order they were changed in', async () => {
    const { orderNo } = await bookIssued(gateway, as, { passengers: await colleagues(gateway, as, 2) });
    const before = await detailOf(orderNo);
    const oldPrice = before.travellers[0]?.tickets[0]?.salePrice ?? 0;
    const dearer = await findNewFlight(gateway, as, orderNo, {
      depDate: LATER,
      where: ({ salePrice }) => salePrice > oldPrice,
    });
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [dearer] });
    const { changeOrderNo, totalAmount } = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    assert.deepEqual(await invoiceOf(changeOrderNo), { state: 'none' }, 'nothing is exchanged');
    await gateway.ok(changeOrderPay, { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();

    const half = pricesOf(before) / 2;
    const changed = await detailOf(changeOrderNo);
    const amount = pricesOf(changed);
    assert.deepEqual(await invoiceOf(orderNo), { state: 'notYet', amount: half });
    assert.deepEqual(changed.invoice, { state: 'notYet', amount });
    const { arrival, arrDay } = timesOf(before);
    await passTo(arrival);
    const lastDay = addDays(arrDay, 180);
    assert.deepEqual(await invoiceOf(orderNo), { state: 'open', amount: half, lastDay });
    assert.deepEqual(await invoiceOf(changeOrderNo), { state: 'notYet', amount });
    const later = timesOf(changed);
    await passTo(later.arrival);
    const open: OrderInvoice = { state: 'open', amount, lastDay: addDays(later.arrDay, 180) };
    assert.deepEqual(await invoiceOf(changeOrderNo), open);
  });

  it('is nothing of an order whose tickets were all changed', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const newFlights = [await findNewFlight(gateway, as, orderNo, { depDate: LATER })];
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights });
    const { changeOrderNo, totalAmount } = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    const payment = { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount };
    if (totalAmount > 0) await gateway.ok(changeOrderPay, payment, { as });
    await gateway.idle();
    assert.deepEqual(await invoiceOf(orderNo), { state: 'none' });
  });

  it('waits until tickets of a missed flight are given back, and is nothing where all missed it', async () => {
    const { orderNo } = await bookIssued(gateway, as, { passengers: await colleagues(gateway, as, 2) });
    const alone = await bookIssued(gateway, as);
    const detail = await detailOf(orderNo);
    const ticketNoOf = ({ travellers }: OrderDetail) => travellers.at(-1)?.tickets[0]?.ticketNo ?? '';
    supplier.noShows.add(ticketNoOf(detail));
    supplier.noShows.add(ticketNoOf(await detailOf(alone.orderNo)));
    const { arrival, arrDay } = timesOf(detail);
    await passTo(arrival);
    const amount = pricesOf(detail) / 2;
    const lastDay = addDays(arrDay, 180);
    assert.deepEqual(await invoiceOf(orderNo), { state: 'missed', amount, lastDay });
    assert.deepEqual(await invoiceOf(alone.orderNo), { state: 'none' });
    await giveBack(gateway, as, orderNo, ({ isNoShow }) => isNoShow);
    assert.deepEqual(await invoiceOf(orderNo), { state: 'open', amount, lastDay });
  });
});
