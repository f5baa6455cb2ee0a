import { sql } from 'kysely';
import type { Caller } from '../../server/caller';
import type { Database } from '../../db/database';
import { managedOrders, ofAll, ownOrders, type Order } from '../scope';
import { filtered, isByText, type OrderFilter } from './filters';

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
] as const;
export type ListedOrder = Pick<
  Order,
  (typeof ROW_COLUMNS)[number] extends `o.${infer Column}` ? Column : never
>;

type SortKey = Date | string | number;
/** The numbers of the orders found, with what they are sorted by. */
type Matching = ReturnType<typeof matchingOrders>;
interface Page {
  column: (typeof SORT_COLUMNS)[keyof typeof SORT_COLUMNS];
  sortOrder: 'asc' | 'desc';
  offset: number;
  limit: number;
}

interface Found {
  total: number;
  orders: ListedOrder[];
}

/** So few are put in order at once, faster than the index of the order is searched for them. */
const FEW = 20_000;

/**
 * A page of the orders of the scope asked for that pass the filter, and how many pass in all. Pages are found by order
 * numbers in an index; whole orders are read for those shown only.
 */
export async function findOrders(
  db: Database,
  caller: Caller,
  filter: OrderFilter,
  { few = FEW } = {},
): Promise<Found> {
  const { sortField, sortOrder, pageSize: limit } = filter;
  const page = { column: SORT_COLUMNS[sortField], sortOrder, offset: (filter.pageIndex - 1) * limit, limit };
  const matching = matchingOrders(db, caller, filter, page.column);
  // to find them by their text costs more than to put them in order: it is done once for the page and the total
  if (isByText(filter)) return sortedPage(db, matching, page);
  const some = await sortedPage(db, matching.limit(few + 1), page);
  if (some.total <= few) return some;
  const total = await count(db, matching);
  return { total, orders: page.offset < total ? await indexedPage(db, matching, page, total) : [] };
}

/** Each part of the scope with the filter, so that each has its index. */
function matchingOrders(db: Database, caller: Caller, filter: OrderFilter, column: Page['column']) {
  const scope =
    filter.scope === 'managed'
      ? managedOrders(db, caller, { byText: isByText(filter) })
      : ownOrders(db, caller);
  return ofAll(scope, (orders) =>
    filtered(orders, filter, caller.enterpriseNum)
      .select('o.order_no')
      .select(sql.ref<SortKey>(`o.${column}`).as('sort_key')),
  );
}

async function count(db: Database, matching: Matching): Promise<number> {
  const { total } = await db
    .selectFrom(matching.as('m'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Finds all and puts them in order. */
async function sortedPage(
  db: Database,
  matching: Matching,
  { column, sortOrder, offset, limit }: Page,
): Promise<Found> {
  const orders = await db
    .with(
      (cte) => cte('matching').materialized(),
      () => matching,
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
    .select((eb) =>
      eb
        .selectFrom('matching')
        .select((all) => all.fn.countAll<number>().as('total'))
        .as('total'),
    )
    .orderBy(`o.${column}`, sortOrder)
    .orderBy('o.order_no', sortOrder)
    .execute();
  // beyond the last page no row is there to tell the total
  const total = orders[0]?.total ?? (offset === 0 ? 0 : await count(db, matching));
  return { total, orders };
}

/** Goes through the index of the sort order, from the end that is nearer. */
function indexedPage(
  db: Database,
  matching: Matching,
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
