import type { SelectQueryBuilder } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { queryorderListOnPermission } from '../../../../src/contract/order/list';
import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import type { Caller } from '../../server/caller';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import type { Schema } from '../../db/schema';
import { isOwn, withinScope, type Order } from '../scope';

type Orders = SelectQueryBuilder<Schema & { o: Schema['flight_order'] }, 'o', object>;
export type OrderFilter = ParsedBodyOf<typeof queryorderListOnPermission>;

const SORT_COLUMNS = {
  createTime: 'o.created_at',
  takeOffTime: 'o.take_off_time',
  totalAmount: 'o.total_amount',
} as const;

const ROW_COLUMNS = [
  'o.order_no',
  'o.order_status',
  'o.pnr',
  'o.flights',
  'o.passenger_names',
  'o.booker_name',
  'o.dept_name',
  'o.total_amount',
  'o.commission_type',
  'o.pay_type',
  'o.sub_pay_type',
  'o.created_at',
  'o.pay_deadline',
] as const;
export type ListedOrder = Pick<
  Order,
  (typeof ROW_COLUMNS)[number] extends `o.${infer Column}` ? Column : never
>;

/** A page of the orders of the scope asked for that pass the filter, and how many pass in all. */
export async function findOrders(
  db: Database,
  caller: Caller,
  filter: OrderFilter,
): Promise<{ total: number; orders: ListedOrder[] }> {
  const matching = filtered(db, caller, filter);
  const count = matching.select((eb) => eb.fn.countAll<number>().as('total'));
  const offset = (filter.pageIndex - 1) * filter.pageSize;
  const orders = await matching
    .select(ROW_COLUMNS)
    .select(count.as('total'))
    .orderBy(SORT_COLUMNS[filter.sortField], filter.sortOrder)
    .orderBy('o.order_no', filter.sortOrder)
    .offset(offset)
    .limit(filter.pageSize)
    .execute();
  // beyond the last page no row is there to tell the total
  const total = orders[0]?.total ?? (offset === 0 ? 0 : (await count.executeTakeFirstOrThrow()).total);
  return { total, orders };
}

function filtered(db: Database, caller: Caller, filter: OrderFilter): Orders {
  const { keyword, orderStatusList, payTypeList, commissionTypeList, dateBasis, beginDate, endDate } = filter;
  let orders: Orders = db
    .selectFrom('flight_order as o')
    .where('o.enterprise_num', '=', caller.enterpriseNum)
    .where((eb) => (filter.scope === 'managed' ? withinScope(eb, caller) : isOwn(eb, caller)));
  if (keyword !== '') orders = orders.where('o.search_text', 'ilike', containing(keyword));
  if (orderStatusList.length > 0) orders = orders.where('o.order_status', 'in', orderStatusList);
  if (payTypeList.length > 0) orders = orders.where('o.pay_type', 'in', payTypeList);
  if (commissionTypeList.length > 0) orders = orders.where('o.commission_type', 'in', commissionTypeList);
  if (dateBasis === 'takeOffTime') {
    // text of one format: compares as the times do
    if (beginDate !== undefined) orders = orders.where('o.take_off_time', '>=', beginDate);
    if (endDate !== undefined) orders = orders.where('o.take_off_time', '<', addDays(endDate, 1));
  } else {
    if (beginDate !== undefined) orders = orders.where('o.created_at', '>=', startOf(beginDate));
    if (endDate !== undefined) orders = orders.where('o.created_at', '<', startOf(addDays(endDate, 1)));
  }
  return orders;
}

function startOf(date: string): Date {
  return instantOf(`${date}T00:00`);
}

/** Everything of one order that its detail shows beside the order itself. */
export async function findOrderParts(db: Database, orderNo: string) {
  const segments = await db
    .selectFrom('order_segment')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('segment_no')
    .execute();
  const passengers = await db
    .selectFrom('order_passenger')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('passenger_no')
    .execute();
  const tickets = await db
    .selectFrom('ticket')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('segment_no')
    .execute();
  const logs = await db
    .selectFrom('order_log')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('log_no')
    .execute();
  return { segments, passengers, tickets, logs };
}

/** The over-standard application an order waited for or was booked under. */
export function findOrderApproval(db: Database, orderNo: string) {
  return db
    .selectFrom('order_standard as s')
    .innerJoin('approval_request as a', 'a.apply_id', 's.over_apply_id')
    .select([
      'a.apply_id',
      'a.apply_state',
      'a.approver_name',
      'a.deadline',
      'a.decided_at',
      'a.opinion',
      'a.order_no',
    ])
    .where('s.order_no', '=', orderNo)
    .executeTakeFirst();
}

/** Refund, change and baggage rules the order was sold under, a rule a segment. */
export async function findRules(db: Database, orderNo: string) {
  const rows = await db
    .selectFrom('order_segment')
    .select('rule')
    .where('order_no', '=', orderNo)
    .orderBy('segment_no')
    .execute();
  return rows.map(({ rule }) => rule);
}
