import { sql } from 'kysely';
import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import type { queryorderListOnPermission } from '../../../../src/contract/order/list';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { ofAll, type Order, type Orders } from '../scope';
import { isByAfterSale, isByText, ordersFor, type OrderFilter } from './filters';

export const SORT_COLUMNS = {
  createTime: 'created_at',
  takeOffTime: 'take_off_time',
  totalAmount: 'total_amount',
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
  'o.company_pay_type',
  'o.created_at',
  'o.pay_deadline',
  'o.take_off_time',
] as const;
export type ListedOrder = Pick<
  Order,
  (typeof ROW_COLUMNS)[number] extends `o.${infer Column}` ? Column : never
>;

type SortKey = Date | string | number;
/** Numbers of the matching orders with their sort column. */
type OrderMatches = ReturnType<typeof matchingOrders>;
interface Page {
  column: (typeof SORT_COLUMNS)[keyof typeof SORT_COLUMNS];
  sortOrder: 'asc' | 'desc';
  offset: number;
  limit: number;
}

interface Totals {
  total: number;
  /** Sum of all matching orders, in fen. */
  amount: number;
}

interface OrderListResult extends Totals {
  orders: ListedOrder[];
}

type OrderListQuery = ParsedBodyOf<typeof queryorderListOnPermission>;

/**
 * Returns a page of the matching orders in the requested scope, with the total number and amount. Pages are found by
 * order numbers in an index; complete rows are read for the shown orders only.
 */
export async function findOrders(
  db: Database,
  caller: Caller,
  filter: OrderListQuery,
  given: { few?: number } = {},
): Promise<OrderListResult> {
  const { sortField, sortOrder, pageSize: limit } = filter;
  const page = { column: SORT_COLUMNS[sortField], sortOrder, offset: (filter.pageIndex - 1) * limit, limit };
  const matching = matchingOrders(db, caller, filter, page.column);
  // searching costs more than sorting here, so one query serves both the page and the totals
  if (isByText(filter) || isByAfterSale(filter)) return sortedPage(db, matching, page);
  const few = given.few ?? (await fewOf(db));
  const some = await sortedPage(db, matching.limit(few + 1), page);
  if (some.total <= few) return some;
  const totals = await totalsOf(db, matching);
  const { total } = totals;
  return { ...totals, orders: page.offset < total ? await indexedPage(db, matching, page, total) : [] };
}

/** Share of all orders, bounded so that sorting them stays fast. */
const FEW_ORDERS = { ofAll: 1 / 50, least: 1000, most: 20_000 };
const COUNT_VALID_MS = 10 * 60_000;
const knownCounts = new WeakMap<Database, { few: number; until: number }>();

/** Number of orders up to which sorting is faster than walking the index of the sort order. */
async function fewOf(db: Database): Promise<number> {
  const before = knownCounts.get(db);
  if (before && performance.now() < before.until) return before.few;
  // estimate of the planner; negative before the first analyze
  const { rows } = await sql<{ all: number }>`
    select reltuples::float8 as all from pg_class where oid = 'flight_order'::regclass`.execute(db);
  const all = rows[0]?.all ?? -1;
  const few =
    all < 0
      ? FEW_ORDERS.most
      : Math.min(FEW_ORDERS.most, Math.max(FEW_ORDERS.least, Math.round(all * FEW_ORDERS.ofAll)));
  knownCounts.set(db, { few, until: performance.now() + COUNT_VALID_MS });
  return few;
}

/** Number of orders that pass the filter. */
export async function countOrders(db: Database, caller: Caller, filter: OrderListQuery): Promise<number> {
  const { total } = await totalsOf(db, matchingOrders(db, caller, filter, SORT_COLUMNS[filter.sortField]));
  return total;
}

/**
 * Returns up to a number of matching orders after the given one in the requested order; from the first for undefined.
 */
export async function findOrdersAfter(
  db: Database,
  caller: Caller,
  filter: OrderListQuery,
  last: ListedOrder | undefined,
  limit: number,
): Promise<ListedOrder[]> {
  const { sortField, sortOrder } = filter;
  const column = SORT_COLUMNS[sortField];
  const behind = sql.raw(sortOrder === 'asc' ? '>' : '<');
  const matching = matchingOrders(db, caller, filter, column, (orders) =>
    last === undefined
      ? orders
      : orders.where(
          sql<boolean>`(${sql.ref(`o.${column}`)}, o.order_no) ${behind} (${last[column]}, ${last.order_no})`,
        ),
  );
  return db
    .with('page', (cte) =>
      cte
        .selectFrom(matching.as('m'))
        .select('m.order_no')
        .orderBy('m.sort_key', sortOrder)
        .orderBy('m.order_no', sortOrder)
        .limit(limit),
    )
    .selectFrom('page')
    .innerJoin('flight_order as o', 'o.order_no', 'page.order_no')
    .select(ROW_COLUMNS)
    .orderBy(`o.${column}`, sortOrder)
    .orderBy('o.order_no', sortOrder)
    .execute();
}

/** Parts of the scope with the filter applied, so that each uses its own index. */
function matchingOrders(
  db: Database,
  caller: Caller,
  filter: OrderFilter,
  column: Page['column'],
  narrow: (orders: Orders) => Orders = (orders) => orders,
) {
  return ofAll(ordersFor(db, caller, filter), (orders) =>
    narrow(orders)
      .select(['o.order_no', 'o.total_amount'])
      .select(sql.ref<SortKey>(`o.${column}`).as('sort_key')),
  );
}

const SUM = sql<number>`coalesce(sum(total_amount), 0)::bigint`;

function totalsOf(db: Database, matching: OrderMatches): Promise<Totals> {
  return db
    .selectFrom(matching.as('m'))
    .select((eb) => [eb.fn.countAll<number>().as('total'), SUM.as('amount')])
    .executeTakeFirstOrThrow();
}

/** Reads all matches and sorts them. */
async function sortedPage(
  db: Database,
  matching: OrderMatches,
  { column, sortOrder, offset, limit }: Page,
): Promise<OrderListResult> {
  const orders = await db
    .with(
      (cte) => cte('matching').materialized(),
      () => matching,
    )
    .with('totals', (cte) =>
      cte.selectFrom('matching').select((eb) => [eb.fn.countAll<number>().as('total'), SUM.as('amount')]),
    )
    .with('page', (cte) =>
      cte
        .selectFrom('matching as m')
        .select('m.order_no')
        .orderBy('m.sort_key', sortOrder)
        .orderBy('m.order_no', sortOrder)
        .offset(offset)
        .limit(limit),
    )
    .selectFrom('page')
    .innerJoin('flight_order as o', 'o.order_no', 'page.order_no')
    .select(ROW_COLUMNS)
    .innerJoin('totals', (join) => join.onTrue())
    .select(['totals.total', 'totals.amount'])
    .orderBy(`o.${column}`, sortOrder)
    .orderBy('o.order_no', sortOrder)
    .execute();
  // a page beyond the last has no row that carries the total
  const [first] = orders;
  const { total, amount } = first ?? (offset === 0 ? NOTHING : await totalsOf(db, matching));
  return { total, amount, orders };
}

const NOTHING: Totals = { total: 0, amount: 0 };

/** Walks the index of the sort order from the nearer end. */
function indexedPage(
  db: Database,
  matching: OrderMatches,
  { column, sortOrder, offset, limit }: Page,
  total: number,
): Promise<ListedOrder[]> {
  const shown = Math.min(limit, total - offset);
  const behind = total - offset - shown;
  const fromEnd = behind < offset;
  const direction = fromEnd ? OPPOSITE[sortOrder] : sortOrder;
  return db
    .with('page', (cte) =>
      cte
        .selectFrom(matching.as('m'))
        .select('m.order_no')
        .orderBy('m.sort_key', direction)
        .orderBy('m.order_no', direction)
        .offset(fromEnd ? behind : offset)
        .limit(shown),
    )
    .selectFrom('page')
    .innerJoin('flight_order as o', 'o.order_no', 'page.order_no')
    .select(ROW_COLUMNS)
    .orderBy(`o.${column}`, sortOrder)
    .orderBy('o.order_no', sortOrder)
    .execute();
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;
