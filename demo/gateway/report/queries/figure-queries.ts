import { sql, type RawBuilder } from 'kysely';
import { MEASURES, NOTHING, type Measures } from '../../../../src/contract/report/measures';
import type { queryReportFigures, ReportRow } from '../../../../src/contract/report/report';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { DAY_COLUMNS } from './change-queries';
import { columnOf, SUMS } from '../facts/facts';
import { REASONS_OF_FACT, shareOf } from './reasons';
import { IN_TIME, keyOf, nameOf } from './grouping';
import { isInFilter, isWithinScope, type ReportScope } from './scope';

type ReportFiguresQuery = ParsedBodyOf<typeof queryReportFigures>;
type Figures = ResultOf<typeof queryReportFigures>;

export type Sums = Record<string, number>;

/** Sums of the days that match a filter, within a scope, in total and by part. */
export async function sumFigures(
  db: Database,
  scope: ReportScope,
  asked: ReportFiguresQuery,
): Promise<Figures> {
  const { groupBy, rowLimit, sortBy } = asked;
  const { from, day, only, addedBy } = sourceOf(asked);
  const where = sql`${isWithinScope(scope)} and ${only} and ${await isInFilter(db, scope, asked, day)}`;
  const sums = sql.raw(SUMS.map((sum) => `coalesce(sum(${addedBy(sum)}), 0)::bigint as ${sum}`).join(', '));
  if (groupBy === 'none') {
    const { rows } = await sql<Sums>`select ${sums} from ${from} where ${where}`.execute(db);
    return { total: measuresOf(rows[0]), rowList: [], rowCount: 0 };
  }
  const key = sql.raw(keyOf(groupBy, 'f.day'));
  const order = IN_TIME.has(groupBy) ? sql`key` : sql`${sql.ref(columnOf(sortBy))} desc, key`;
  const { rows } = await sql<Sums & { key: string; name: string | null; is_total: number; count: number }>`
    select g.*, ${sql.raw(nameOf(groupBy, 'g.key'))} as name from (
      select ${key} as key, grouping(${key}) as is_total, count(*) over () - 1 as count, ${sums}
      from ${from} where ${where}
      group by grouping sets ((${key}), ())
      order by is_total desc, ${order}
      limit ${rowLimit + 1}) g
    order by is_total desc, ${order}`.execute(db);
  const [total, ...parts] = rows;
  return {
    total: measuresOf(total),
    rowList: parts.map((row): ReportRow => ({
      key: row.key,
      name: row.name ?? row.key,
      measures: measuresOf(row),
    })),
    rowCount: total?.count ?? 0,
  };
}

interface Source {
  from: RawBuilder<unknown>;
  day: RawBuilder<unknown>;
  only: RawBuilder<unknown>;
  /** Returns the SQL expression of a row's contribution to a sum. */
  addedBy(sum: string): string;
}

/** Source of the rows `f`: the daily sums, or the facts for reasons, which the daily sums lack. */
function sourceOf({ groupBy, basis }: ReportFiguresQuery): Source {
  if (groupBy === 'reason') {
    return {
      from: sql.raw(`travel_fact f ${REASONS_OF_FACT}`),
      day: sql.ref(DAY_COLUMNS[basis]),
      only: sql`true`,
      addedBy: shareOf,
    };
  }
  return {
    from: sql`travel_day f`,
    day: sql`f.day`,
    only: sql`f.basis = ${basis}`,
    addedBy: (sum) => `f.${sum}`,
  };
}

export function measuresOf(sums: Sums | undefined): Measures {
  if (sums === undefined) return NOTHING;
  return Object.fromEntries(MEASURES.map((measure) => [measure, sums[columnOf(measure)] ?? 0])) as Measures;
}
