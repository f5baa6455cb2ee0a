import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import { DATA_RANGE, type Caller } from '../server/caller';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { Fault } from '../server/fault';

export type Order = Selectable<Schema['flight_order']>;

type OrderExpression = ExpressionBuilder<Schema & { o: Schema['flight_order'] }, 'o'>;

/** A caller's own orders: booked by them or travelling on them. */
export function isOwn(eb: OrderExpression, caller: Caller): Expression<SqlBool> {
  return eb.or([
    eb('o.booker_no', '=', caller.staffNo),
    eb('o.order_no', 'in', (passengers) =>
      passengers.selectFrom('order_passenger').select('order_no').where('staff_no', '=', caller.staffNo),
    ),
  ]);
}

/**
 * Orders of a caller's enterprise within their data scope (specification 6): their own, those booked in their department and below it, or all of the enterprise.
 */
export function withinScope(eb: OrderExpression, caller: Caller): Expression<SqlBool> {
  const own = isOwn(eb, caller);
  if (caller.range === DATA_RANGE.enterprise) return eb.lit(true);
  return caller.range === DATA_RANGE.department ? eb.or([own, eb('o.dept_no', 'in', caller.deptNos)]) : own;
}

/**
 * The order, for whom may see and work on it. Throws orderUnknown, for another's as for none. `lock`: keeps it from
 * changing until the transaction ends.
 */
export async function findOrderFor(
  db: Database,
  caller: Caller,
  orderNo: string,
  { lock = false } = {},
): Promise<Order> {
  const order = await db
    .selectFrom('flight_order as o')
    .selectAll('o')
    .where('o.order_no', '=', orderNo)
    .where('o.enterprise_num', '=', caller.enterpriseNum)
    .where((eb) => withinScope(eb, caller))
    .$if(lock, (q) => q.forUpdate('o'))
    .executeTakeFirst();
  if (order === undefined) throw new Fault('orderUnknown');
  return order;
}
