import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { PivotPart, PivotRow, queryReportPivot } from '../../../../src/contract/report/pivot';
import { METRICS, rankedBy, isAcrossProducts } from '../../../../src/domain/report/metrics';
import type { Database } from '../../db/database';
import { columnOf, SUMS } from '../facts/facts';
import { measuresOf, type Sums } from '../queries/figure-queries';
import { IN_TIME, keyOf, nameOf } from '../queries/grouping';
import { isInFilter, isWithinScope, type ReportScope } from '../queries/scope';

export type PivotQuery = ParsedBodyOf<typeof queryReportPivot>;
type Pivot = ResultOf<typeof queryReportPivot>;

/** Totals have null as the key and rank of the summed dimension. */
interface Place {
  row_key: string | null;
  row_name: string | null;
  row_rank: number | null;
  column_key: string | null;
  column_name: string | null;
  column_rank: number | null;
  row_count: number | null;
  column_count: number | null;
  sums: Sums;
}

/** Range of rows, by their position from 1. */
interface Places {
  first: number;
  last: number;
}

export function pivotOf(db: Database, scope: ReportScope, asked: PivotQuery): Promise<Pivot> {
  const first = (asked.pageIndex - 1) * asked.pageSize + 1;
  return pivotRows(db, scope, asked, { first, last: first + asked.pageSize - 1 });
}

/** A figure by two dimensions within a scope, with its totals, in one query. */
export async function pivotRows(
  db: Database,
  scope: ReportScope,
  asked: PivotQuery,
  { first, last }: Places,
): Promise<Pivot> {
  const { basis, rowsBy, columnsBy, columnLimit } = asked;
  const most = sql.raw(`sum(${columnOf(rankedBy(asked.figure))}) desc,`);
  const rowOrder = IN_TIME.has(rowsBy) ? sql`row_key` : sql`${most} row_key`;
  // of very many points in time the latest are shown
  const columnOrder = IN_TIME.has(columnsBy) ? sql`column_key desc` : sql`${most} column_key`;
  const added = (of: string) => sql.raw(SUMS.map((one) => `sum(${of}.${one})::bigint as ${one}`).join(', '));
  const { rows } = await sql<Place>`
    with cells as (
      select ${sql.raw(keyOf(rowsBy, 'f.day'))} as row_key, ${sql.raw(keyOf(columnsBy, 'f.day'))} as column_key,
        ${added('f')}
      from travel_day f
      where ${isWithinScope(scope)} and f.basis = ${basis} and ${await isInFilter(db, scope, asked, sql`f.day`)}
      group by 1, 2),
    row_ranks as (
      select row_key, row_number() over (order by ${rowOrder}) as row_rank, count(*) over () as row_count
      from cells group by row_key),
    column_ranks as (
      select column_key, row_number() over (order by ${columnOrder}) as column_rank, count(*) over () as column_count
      from cells group by column_key),
    placed as (
      select c.*, r.row_rank, r.row_count, least(k.column_rank, ${columnLimit + 1}) as column_place, k.column_count
      from cells c join row_ranks r using (row_key) join column_ranks k using (column_key)),
    sums as (
      select row_rank, column_place as column_rank, min(row_key) as row_key, min(column_key) as column_key,
        max(row_count) as row_count, max(column_count) as column_count, ${added('p')}
      from placed p
      group by grouping sets ((row_rank, column_place), (row_rank), (column_place), ())
      having row_rank is null or row_rank between ${first} and ${last})
    select row_rank, column_rank, row_key, column_key, row_count, column_count, to_jsonb(sums) as sums, ${sql.raw(nameOf(rowsBy, 'row_key'))} as row_name,
      ${sql.raw(nameOf(columnsBy, 'column_key'))} as column_name
    from sums order by row_rank nulls first, column_rank nulls first`.execute(db);
  return arranged(rows, asked);
}

function arranged(rows: readonly Place[], asked: PivotQuery): Pivot {
  const { figure, rowsBy, columnsBy, columnLimit } = asked;
  const isColumn = ({ row_rank, column_rank }: Place) => row_rank === null && column_rank !== null;
  const isRest = ({ column_rank }: Place) => (column_rank ?? 0) > columnLimit;
  // a figure without a common unit across products is shown for a single product only
  const isTold = (row: Place) =>
    isAcrossProducts(figure) ||
    asked.products.length === 1 ||
    (rowsBy === 'product' && row.row_rank !== null) ||
    (columnsBy === 'product' && row.column_rank !== null && !isRest(row));
  const valueOf = (row: Place) => (isTold(row) ? METRICS[figure].of(measuresOf(row.sums)) : null);
  const ranked = rows.filter(isColumn);
  const alone = ranked.filter((row) => !isRest(row));
  const columns = [...(IN_TIME.has(columnsBy) ? alone.toReversed() : alone), ...ranked.filter(isRest)];
  const places = new Map(columns.map(({ column_rank }, at) => [column_rank, at]));
  const rowList: PivotRow[] = [];
  for (const row of rows) {
    if (row.row_rank === null) continue;
    if (row.column_rank === null) {
      rowList.push({
        key: row.row_key ?? '',
        name: row.row_name ?? row.row_key ?? '',
        value: valueOf(row),
        cells: columns.map(() => null),
      });
    } else rowList.at(-1)?.cells.splice(places.get(row.column_rank) ?? 0, 1, valueOf(row));
  }
  const whole = rows.find(({ row_rank, column_rank }) => row_rank === null && column_rank === null);
  return {
    value: whole ? valueOf(whole) : null,
    columnList: columns.map((row): PivotPart => {
      const key = isRest(row) ? null : (row.column_key ?? '');
      return { key, name: key === null ? '' : (row.column_name ?? key), value: valueOf(row) };
    }),
    rowList,
    rowCount: whole?.row_count ?? 0,
    columnCount: whole?.column_count ?? 0,
  };
}
