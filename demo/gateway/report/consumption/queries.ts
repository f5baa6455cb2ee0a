import { sql, type RawBuilder } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type {
  Consumption,
  ConsumptionSums,
  queryPersonConsumptionsFromESApply,
} from '../../../../src/contract/report/consumption';
import { PRODUCTS, type Product } from '../../../../src/contract/report/report';
import '../../order/refund/schema';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import { atOneMoment } from '../../db/transaction';
import type { Caller } from '../../server/http/caller';
import { DAY_COLUMNS } from '../queries/change-queries';

type Call = typeof queryPersonConsumptionsFromESApply;
type ConsumptionQuery = ParsedBodyOf<Call>;
type ConsumptionOwner = Pick<Caller, 'enterpriseNum' | 'staffNo'>;

/** Turns a ticket number as printed, with a hyphen after the airline prefix, into its stored form. */
const withoutHyphen = (keyword: string): string => keyword.replace(/^(\d{3})-(?=\d)/, '$1');

/** Condition on the columns that a keyword is searched in. */
function isKeywordMatch(keyword: string): RawBuilder<unknown> {
  if (keyword === '') return sql`true`;
  const pattern = containing(keyword);
  return sql`(w.order_no ilike ${pattern} or w.record_no ilike ${pattern} or w.route ilike ${pattern}
    or w.carrier ilike ${pattern} or w.service_name ilike ${pattern}
    or w.ticket_no ilike ${containing(withoutHyphen(keyword))})`;
}

/**
 * The requested facts of a person's own trips, with the order and day of each. A ticket fact of an outsider names the
 * booker and is left out. Refunded insurance belongs to the passenger who took it out.
 */
function ownFacts(
  { enterpriseNum, staffNo }: ConsumptionOwner,
  asked: ConsumptionQuery,
): RawBuilder<unknown> {
  const day = sql.ref(DAY_COLUMNS[asked.basis]);
  return sql`
    select w.* from (
      select f.*, ${day} as day,
        case when f.product = 'flight' then coalesce(r.order_no, f.record_no) else '' end as order_no
      from travel_fact f
      left join refund_order r on f.product = 'flight' and f.kind = 'refunded' and r.refund_no = f.record_no
      where f.enterprise_num = ${enterpriseNum} and f.staff_no = ${staffNo}
        and ${day} between ${asked.beginDate}::date and ${asked.endDate}::date
        and f.product = any(${[...asked.products]})) w
    where ${isKeywordMatch(asked.keyword)} and case when w.product <> 'flight' then true else exists (
      select from order_passenger p
      where p.order_no = case when w.part_no like 'insurance-%' then split_part(w.part_no, '-', 2) else w.order_no end
        and p.passenger_no::text = substring(w.part_no from '[0-9]+$') and p.staff_no = ${staffNo}) end`;
}

const SORTS = { date: 'o.day', amount: 'o.amount' } as const;

/** Page of facts: by offset, or after a cursor. */
type Range = { limit: number } & ({ offset: number } | { after: Consumption });

/** Events of a person's own trips, in the requested order. */
export async function consumptionsIn(
  db: Database,
  whose: ConsumptionOwner,
  asked: ConsumptionQuery,
  range: Range,
): Promise<Consumption[]> {
  const sort = sql.ref(SORTS[asked.sort]);
  const order = sql.raw(asked.order);
  const behind =
    'after' in range
      ? sql`where (${sort}, o.fact_no) ${sql.raw(asked.order === 'asc' ? '>' : '<')}
          (${sql.val(range.after[asked.sort])}, ${range.after.factNo})`
      : sql``;
  const { rows } = await sql<Consumption>`
    select o.fact_no as "factNo", o.product, o.kind, to_char(o.day, 'YYYY-MM-DD') as date, o.order_no as "orderNo",
      o.record_no as "recordNo", o.ticket_no as "ticketNo", o.route as "routeName", o.carrier as "carrierName",
      o.service_name as "serviceName", o.class_name as "className", o.start_time as "startTime",
      coalesce(c.cost_center_name, o.cost_center_no) as "costCenterName", o.amount
    from (${ownFacts(whose, asked)}) o left join cost_center c on c.cost_center_no = o.cost_center_no
    ${behind}
    order by ${sort} ${order}, o.fact_no ${order}
    limit ${range.limit} offset ${'offset' in range ? range.offset : 0}`.execute(db);
  return rows;
}

type SumRow = ConsumptionSums & { product: Product | null; month: string | null; total: number };

/** Sums of all of them, in total, by product and by month. */
async function sumsOf(db: Database, whose: ConsumptionOwner, asked: ConsumptionQuery): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select o.product, o.month, count(*) as total, coalesce(sum(o.bookings), 0)::bigint as bookings,
      coalesce(sum(o.changes), 0)::bigint as changes, coalesce(sum(o.refunds), 0)::bigint as refunds,
      coalesce(sum(o.amount), 0)::bigint as amount
    from (select own.*, to_char(own.day, 'YYYY-MM') as month from (${ownFacts(whose, asked)}) own) o
    group by grouping sets ((o.product), (o.month), ()) order by o.month desc`.execute(db);
  return rows;
}

const sumsIn = ({ bookings, changes, refunds, amount }: ConsumptionSums): ConsumptionSums => ({
  bookings,
  changes,
  refunds,
  amount,
});

/** Number of events of a person's own trips. */
export async function countConsumptions(
  db: Database,
  whose: ConsumptionOwner,
  asked: ConsumptionQuery,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${ownFacts(whose, asked)}) o`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A page of the costs of a person's own trips, with their sums. */
export function findConsumptions(
  db: Database,
  whose: ConsumptionOwner,
  asked: ConsumptionQuery,
): Promise<ResultOf<Call>> {
  const { pageIndex, pageSize } = asked;
  return atOneMoment(db, async (moment) => {
    const rows = await sumsOf(moment, whose, asked);
    const whole = rows.find(({ product, month }) => product === null && month === null);
    if (whole === undefined) throw new Error('The sums lack the total row');
    return {
      total: whole.total,
      sums: sumsIn(whole),
      productList: PRODUCTS.flatMap((product) =>
        rows.filter((row) => row.product === product).map((row) => ({ product, ...sumsIn(row) })),
      ),
      monthList: rows.flatMap((row) => (row.month === null ? [] : [{ month: row.month, ...sumsIn(row) }])),
      consumptionList: await consumptionsIn(moment, whose, asked, {
        limit: pageSize,
        offset: (pageIndex - 1) * pageSize,
      }),
    };
  });
}
