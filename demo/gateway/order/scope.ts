import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import { OBJECT } from '../../../src/contract/permission/objects';
import { DATA_RANGE, withScopeOf, type Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { Fault } from '../server/http/fault';
import { withinLocks } from './locks';

export type Order = Selectable<Schema['flight_order']>;
export type Orders = SelectQueryBuilder<Schema & { o: Schema['flight_order'] }, 'o', object>;

type OrderSelect<Row> = SelectQueryBuilder<Schema & { o: Schema['flight_order'] }, 'o', Row>;
type OrderExpression = ExpressionBuilder<Schema & { o: Schema['flight_order'] }, 'o'>;

/** Permission objects of work on orders. Each kind of work is limited by the scope of its own object. */
export const ORDER_WORK = [
  OBJECT.payOrder,
  OBJECT.cancelOrder,
  OBJECT.changeOrder,
  OBJECT.refundOrder,
] as const;
export type OrderWork = (typeof ORDER_WORK)[number];

/**
 * The caller limited to the scope of the object for work on orders; for reading, to the scope of the roles and of
 * `managedOrders` as a sub administrator.
 */
export const orderScope = (caller: Caller): Caller =>
  ORDER_WORK.some((no) => caller.scopeOf.includes(no)) ? caller : readingScope(caller);

const readingScope = (caller: Caller): Caller => withScopeOf(caller, OBJECT.managedOrders, { isOpen: true });

/**
 * Expression that is true when an already found order is within the caller's data scope (specification 6): booked by
 * them or travelled by them, booked in their department or below it, or any order of the enterprise; and within the
 * filters that the token locks.
 */
export function withinScope(eb: OrderExpression, caller: Caller): Expression<SqlBool> {
  const { range, deptNos } = orderScope(caller);
  const locked = withinLocks(caller);
  if (range === DATA_RANGE.enterprise) return locked;
  const own = eb.or([
    eb('o.booker_no', '=', caller.staffNo),
    eb.exists((passengers) =>
      passengers
        .selectFrom('order_passenger as p')
        .select('p.order_no')
        .whereRef('p.order_no', '=', 'o.order_no')
        .where('p.staff_no', '=', caller.staffNo),
    ),
  ]);
  return eb.and([
    locked,
    range === DATA_RANGE.department ? eb.or([own, eb('o.dept_no', 'in', deptNos)]) : own,
  ]);
}

/** A caller's own orders: booked by them, or booked for them by others. The parts are disjoint. */
export function ownOrders(db: Database, caller: Caller): Orders[] {
  const orders = ordersOfEnterprise(db, caller);
  return [
    orders.where('o.booker_no', '=', caller.staffNo),
    orders.where('o.order_no', 'in', (passengers) =>
      passengers
        .selectFrom('order_passenger')
        .select('order_no')
        .where('staff_no', '=', caller.staffNo)
        .where('is_booker', '=', false),
    ),
  ];
}

/**
 * The orders that a caller manages. Each query has an index and they are disjoint; joining the conditions by OR would
 * read all orders of the enterprise. With `byText` the text index finds the orders and the department is checked in
 * those alone, because reading the department index as well would cost many times more.
 */
export function managedOrders(db: Database, caller: Caller, { byText = false } = {}): Orders[] {
  const orders = ordersOfEnterprise(db, caller);
  const { range, deptNos } = withScopeOf(caller, OBJECT.managedOrders);
  if (range === DATA_RANGE.enterprise) return [orders];
  const own = ownOrders(db, caller);
  if (range === DATA_RANGE.personal) return own;
  return [
    // an expression, so that the planner uses no index on the column
    orders.where(byText ? sql<string>`o.dept_no || ''` : 'o.dept_no', 'in', deptNos),
    ...own.map((some) => some.where('o.dept_no', 'not in', deptNos)),
  ];
}

/** The selections of all parts of a scope, united. */
export function ofAll<Row>(
  scope: readonly Orders[],
  select: (orders: Orders) => OrderSelect<Row>,
): OrderSelect<Row> {
  const [first, ...others] = scope.map(select);
  if (first === undefined) throw new Error('The scope contains no orders');
  return others.reduce((all, some) => all.unionAll(some), first);
}

function ordersOfEnterprise(db: Database, caller: Caller): Orders {
  return db
    .selectFrom('flight_order as o')
    .where('o.enterprise_num', '=', caller.enterpriseNum)
    .where(withinLocks(caller));
}

/**
 * Returns the order if the caller may see and work on it. Throws orderUnknown for an unknown order or one outside the
 * scope. `lock` keeps it from changing until the transaction ends.
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

/** Returns whether the caller may do this work on this order, one of those given. */
export type MayWork = (work: OrderWork, orderNo: string) => boolean;

/**
 * Creates `MayWork` for orders that the caller sees. The scope of each object may include fewer orders than the caller
 * sees.
 */
export async function worksOn(db: Database, caller: Caller, orderNos: readonly string[]): Promise<MayWork> {
  const seen = new Set(orderNos);
  const works = new Map<OrderWork, ReadonlySet<string>>();
  for (const work of ORDER_WORK) {
    if (!caller.objects.has(work)) continue;
    const worker = withScopeOf(caller, work);
    works.set(work, isSameScope(worker, readingScope(caller)) ? seen : await within(db, worker, orderNos));
  }
  return (work, orderNo) => works.get(work)?.has(orderNo) ?? false;
}

const isSameScope = (one: Caller, other: Caller): boolean =>
  one.range === other.range && one.deptNos.join(',') === other.deptNos.join(',');

async function within(
  db: Database,
  caller: Caller,
  orderNos: readonly string[],
): Promise<ReadonlySet<string>> {
  if (orderNos.length === 0) return new Set();
  const rows = await db
    .selectFrom('flight_order as o')
    .select('o.order_no')
    .where('o.enterprise_num', '=', caller.enterpriseNum)
    .where('o.order_no', 'in', orderNos)
    .where((eb) => withinScope(eb, caller))
    .execute();
  return new Set(rows.map(({ order_no }) => order_no));
}
