import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { createOrder } from '../../../../src/contract/flight-booking/booking';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../../src/contract/order/change';
import { refundTicketApply } from '../../../../src/contract/order/refund';
import { payorder } from '../../../../src/contract/payment/payment';
import { queryOrderFormInfo } from '../../../../src/contract/travellers/travellers';
import { CHILD, findVoyage, LEG, orderOf, self } from '../areas/booking';
import { changeOf, findNewFlight } from '../areas/changes';
import { sweepFlown } from '../areas/flown';
import type { TestGateway } from '../harness';
import { applicationOf, PREPAID, quote } from '../areas/refunds';
import { leaveSpendable } from '../areas/money/wallet-balances';

const SERVICE_FEE = '1500';
/** One segment in so many has an agreement fare, lower than the published one by this many fen. */
const [AGREEMENTS, AGREEMENT_SAVING] = [3, 12_300];

/**
 * Adds cases that are rare in the demo data: flights with service fee, insurance and a child, changed to business
 * class, then flown or refunded; and agreement fares. Moves the clock past them.
 */
export async function makeFlightTrips(gateway: TestGateway): Promise<void> {
  await leaveSpendable(gateway, 'prepaid', 100_000_000);
  const fee = { setting_no: 'FLIGHT_SERVICE_FEE', setting_name: '服务费', setting_value: SERVICE_FEE };
  await gateway.db
    .insertInto('enterprise_setting')
    .values({ enterprise_num: '100001', ...fee })
    .execute();
  const as = await gateway.login('staff');
  const flown = await book(gateway, as);
  const changed = await changeToBusiness(gateway, as, flown, '2026-12-02');
  await changeToBusiness(gateway, as, changed, '2026-12-03');
  await giveAllBack(gateway, as, await changeToBusiness(gateway, as, await book(gateway, as), '2026-12-02'));
  await giveAllBack(gateway, as, await book(gateway, as));
  const last = await book(gateway, as);
  // rare cases: first class, booked on the day of departure, and a change with a fee
  await sql`update order_segment set cabin_type = 3 where order_no = ${last}`.execute(gateway.db);
  await sql`
    update flight_order set created_at = (s.dep_date || ' 01:00+08')::timestamptz
    from order_segment s where s.order_no = flight_order.order_no and s.order_no = ${last}`.execute(
    gateway.db,
  );
  await sql`update change_ticket set change_fee = 8000 where order_no = ${changed}`.execute(gateway.db);
  await sql`
    update order_segment set is_protocol = true, published_fare = (select max(sale_price) from ticket t
      where t.order_no = order_segment.order_no and t.segment_no = order_segment.segment_no) + ${AGREEMENT_SAVING}
    where ('x' || right(md5(order_no), 6))::bit(24)::int % ${AGREEMENTS} = 0 or order_no = ${flown}`.execute(
    gateway.db,
  );
  gateway.clock.now = new Date('2026-12-06T02:00:00.000Z');
  await sweepFlown(gateway);
  await gateway.idle();
}

/** Books for the caller with insurance, and for a child; the tickets are issued. */
async function book(gateway: TestGateway, as: string): Promise<string> {
  const { insuranceList } = await gateway.ok(queryOrderFormInfo, {}, { as });
  const insurances = insuranceList.slice(0, 1).map(({ productNo, price }) => ({ productNo, price }));
  const people = [{ ...(await self(gateway, as)), insurances }, CHILD];
  const body = orderOf([await findVoyage(gateway, as, { leg: LEG })], people);
  const { orderNo, totalAmount } = await gateway.ok(createOrder, body, { as });
  await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
  await gateway.idle();
  return orderNo;
}

async function changeToBusiness(
  gateway: TestGateway,
  as: string,
  orderNo: string,
  depDate: string,
): Promise<string> {
  const passengerNos = [1, 2];
  const found = { depDate, passengerNos };
  const flight = await findNewFlight(gateway, as, orderNo, {
    ...found,
    where: ({ cabinType }) => cabinType === 2,
  });
  const body = await changeOf(gateway, as, { orderNo, passengerNos, newFlights: [flight] });
  const { changeOrderNo, totalAmount } = await gateway.ok(applyChangeAirTicketGateway, body, { as });
  const payment = { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount };
  // a free change is done at once
  if (totalAmount > 0) await gateway.ok(changeOrderPay, payment, { as });
  await gateway.idle();
  return changeOrderNo;
}

async function giveAllBack(gateway: TestGateway, as: string, orderNo: string): Promise<void> {
  const detail = await quote(gateway, as, orderNo);
  const body = applicationOf(detail, detail.tickets, { withInsurance: true });
  await gateway.ok(refundTicketApply, body, { as });
  await gateway.idle();
  const { rows } = await sql<{ refund_state: string }>`
    select refund_state from refund_order where order_no = ${orderNo}`.execute(gateway.db);
  assert.deepEqual(rows, [{ refund_state: '已退票' }]);
}
