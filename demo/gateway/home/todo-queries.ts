import type { SelectQueryBuilder } from 'kysely';
import { UNDER_WAY_STATUSES, type TodoOrder } from '../../../src/contract/home';
import type { Caller } from '../server/caller';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { isOwn } from '../order/scope';

type Orders = SelectQueryBuilder<Schema & { o: Schema['flight_order'] }, 'o', object>;

/** How many of each kind are shown. */
const SHOWN = 3;

interface Found {
  total: number;
  orderList: TodoOrder[];
}

/** The caller's own orders that can still be paid, those due first. */
export function findUnpaid(db: Database, caller: Caller, now: Date): Promise<Found> {
  return firstOf(
    ownOrders(db, caller).where('o.order_status', '=', '待支付').where('o.pay_deadline', '>', now),
    (orders) => orders.orderBy('o.pay_deadline').orderBy('o.order_no'),
  );
}

/** The caller's own changes and refunds that are not through, the newest first. */
export function findUnderWay(db: Database, caller: Caller): Promise<Found> {
  return firstOf(ownOrders(db, caller).where('o.order_status', 'in', UNDER_WAY_STATUSES), (orders) =>
    orders.orderBy('o.created_at', 'desc').orderBy('o.order_no', 'desc'),
  );
}

/** The caller's own orders that wait for their approver, those due first. */
export function findPendingApproval(db: Database, caller: Caller, now: Date): Promise<Found> {
  return firstOf(
    ownOrders(db, caller).where('o.order_status', '=', '待审批').where('o.pay_deadline', '>', now),
    (orders) => orders.orderBy('o.pay_deadline').orderBy('o.order_no'),
  );
}

function ownOrders(db: Database, caller: Caller): Orders {
  return db
    .selectFrom('flight_order as o')
    .where('o.enterprise_num', '=', caller.enterpriseNum)
    .where((eb) => isOwn(eb, caller));
}

async function firstOf(orders: Orders, inOrder: (orders: Orders) => Orders): Promise<Found> {
  const rows = await inOrder(orders)
    .select([
      'o.order_no',
      'o.order_status',
      'o.flights',
      'o.passenger_names',
      'o.total_amount',
      'o.pay_deadline',
    ])
    .select(orders.select((eb) => eb.fn.countAll<number>().as('total')).as('total'))
    .limit(SHOWN)
    .execute();
  const orderList = rows.map((row) => ({
    orderNo: row.order_no,
    orderStatus: row.order_status,
    flights: row.flights,
    passengerNames: row.passenger_names,
    totalAmount: row.total_amount,
    payDeadline: row.pay_deadline.toISOString(),
  }));
  return { total: rows[0]?.total ?? 0, orderList };
}
