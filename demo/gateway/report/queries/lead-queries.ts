import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { LEAD_PERSONS, type queryReportLeads } from '../../../../src/contract/report/leads';
import { LEADS } from '../../../../src/contract/report/report';
import { roundedTogether } from '../../../../src/domain/largest-remainder';
import type { Database } from '../../db/database';
import { DAY_COLUMNS } from './change-queries';
import { nameOf } from './grouping';
import { isInFilter, isWithinScope, type ReportScope } from './scope';

type ReportLeadsQuery = ParsedBodyOf<typeof queryReportLeads>;
type Leads = ResultOf<typeof queryReportLeads>;

/** Sums of one bucket, person or weekday; of everything when all are null. */
interface Row {
  lead: number | null;
  staff_no: string | null;
  staff_name: string | null;
  weekday: number | null;
  /** null without purchases. */
  bookings: number | null;
  quantity: number | null;
  price: number | null;
  lead_days: number | null;
  extra: number;
  compared: number;
  persons: number;
}

/** Extra cost of late bookings within a scope, by bucket, person and weekday, in one query. */
export async function costOfLeads(db: Database, scope: ReportScope, asked: ReportLeadsQuery): Promise<Leads> {
  const day = sql.ref(DAY_COLUMNS[asked.basis]);
  const { rows } = await sql<Row>`
    with bought as (
      select f.product, f.route, f.staff_no, extract(isodow from ${day})::int as weekday,
        (f.lead1 + 3 * f.lead3 + 7 * f.lead7 + 14 * f.lead14)::int as lead,
        f.bookings, f.quantity, f.bought_fare as price, f.lead_days
      from travel_fact f
      where ${isWithinScope(scope)} and ${await isInFilter(db, scope, asked, day)} and f.bookings > 0),
    buckets as (
      select product, route, lead, sum(price)::numeric / nullif(sum(quantity), 0) as average,
        row_number() over (partition by product, route order by lead desc) as place,
        count(*) over (partition by product, route) as count
      from bought group by 1, 2, 3),
    priced as (
      select b.*, case when e.count > 1 then b.price - b.quantity * e.average end as extra
      from bought b left join buckets e on e.product = b.product and e.route = b.route and e.place = 1),
    sums as (
      select lead, staff_no, weekday, sum(bookings)::bigint as bookings, sum(quantity)::bigint as quantity,
        sum(price)::bigint as price, sum(lead_days)::bigint as lead_days,
        coalesce(sum(extra), 0)::double precision as extra,
        coalesce(sum(bookings) filter (where extra is not null), 0)::bigint as compared,
        count(distinct staff_no)::bigint as persons,
        row_number() over (
          partition by staff_no is null order by coalesce(sum(extra), 0) desc, sum(price) desc, staff_no) as place
      from priced group by grouping sets ((lead), (staff_no), (weekday), ()))
    select sums.*, ${sql.raw(nameOf('person', 'sums.staff_no'))} as staff_name from sums
    where staff_no is null or place <= ${LEAD_PERSONS}
    order by lead, weekday, place`.execute(db);
  const partOf = ({ bookings, quantity, price, lead_days, extra }: Row) => ({
    bookings: bookings ?? 0,
    quantity: quantity ?? 0,
    price: price ?? 0,
    leadDays: lead_days ?? 0,
    extra,
  });
  const whole = rows.find(
    ({ lead, staff_no, weekday }) => lead === null && staff_no === null && weekday === null,
  );
  // rounds to whole fen so that the parts still sum to the total
  const rounded = (some: readonly Row[]): Row[] => {
    const extras = roundedTogether(some.map(({ extra }) => extra));
    return some.map((row, at) => ({ ...row, extra: extras[at] ?? 0 }));
  };
  return {
    total: whole
      ? partOf({ ...whole, extra: Math.round(whole.extra) })
      : { bookings: 0, quantity: 0, price: 0, leadDays: 0, extra: 0 },
    comparedBookings: whole?.compared ?? 0,
    leadList: LEADS.flatMap((lead) =>
      rounded(rows.filter((row) => row.lead !== null))
        .filter((row) => row.lead === lead)
        .map((row) => ({ lead, ...partOf(row) })),
    ),
    personList: rounded(rows.filter((row) => row.staff_no !== null)).flatMap((row) =>
      row.staff_no === null
        ? []
        : [{ staffNO: row.staff_no, staffName: row.staff_name ?? row.staff_no, ...partOf(row) }],
    ),
    personCount: whole?.persons ?? 0,
    weekdayList: rounded(rows.filter((row) => row.weekday !== null)).flatMap((row) =>
      row.weekday === null ? [] : [{ weekday: row.weekday, ...partOf(row) }],
    ),
  };
}
