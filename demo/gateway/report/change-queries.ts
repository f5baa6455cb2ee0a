import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { queryReportChange, ReportBasis, ReportFilter } from '../../../src/contract/report/report';
import { explainChange, type PeriodSpend, type SpendCell } from '../../../src/domain/report/explain-change';
import type { Database } from '../db/database';
import { atOneMoment } from '../db/transaction';
import { isWanted, isWithinScope, type ReportScope } from './scope';

type Asked = ParsedBodyOf<typeof queryReportChange>;

/** Column of the day that facts count on, by the date basis. */
export const DAY_COLUMNS = {
  booked: 'f.booked_on',
  issued: 'f.issued_on',
  used: 'f.used_on',
} as const satisfies Record<ReportBasis, string>;

/** The net spend of two periods within a scope, and what their difference is made of. */
export async function changeOfSpend(
  db: Database,
  scope: ReportScope,
  asked: Asked,
): Promise<ResultOf<typeof queryReportChange>> {
  const { comparedBeginDate: beginDate, comparedEndDate: endDate } = asked;
  const [now, before] = await atOneMoment(db, async (moment) => [
    await spendOf(moment, scope, asked),
    await spendOf(moment, scope, { ...asked, beginDate, endDate }),
  ]);
  return { amount: netOf(now), comparedAmount: netOf(before), parts: explainChange(before, now) };
}

const netOf = ({ cells, changes, refunds }: PeriodSpend): number =>
  cells.reduce((sum, { amount }) => sum + amount, changes + refunds);

type Row = SpendCell & { kind: 'bought' | 'changed' | 'refunded' | 'used' };

async function spendOf(db: Database, scope: ReportScope, filter: ReportFilter): Promise<PeriodSpend> {
  const wanted = await isWanted(db, scope, filter, sql.ref(DAY_COLUMNS[filter.basis]));
  const { rows } = await sql<Row>`
    select f.kind, f.route, f.lead1 + 3 * f.lead3 + 7 * f.lead7 + 14 * f.lead14 as lead, f.is_within as "isWithin",
      sum(f.bookings)::bigint as count, sum(f.amount)::bigint as amount
    from travel_fact f where ${isWithinScope(scope)} and ${wanted}
    group by 1, 2, 3, 4`.execute(db);
  const amountOf = (kind: Row['kind']) =>
    rows.filter((row) => row.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  return {
    cells: rows.filter(({ kind }) => kind === 'bought' || kind === 'used'),
    changes: amountOf('changed'),
    refunds: amountOf('refunded'),
  };
}
