import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { LostLease } from '../../server/jobs/job';
import { keepRows } from '../../server/table-file/staged-rows';
import './schema';

export type ComparisonRow = Selectable<Schema['bill_comparison']>;
type New = Pick<ComparisonRow, 'comparison_no' | 'enterprise_num' | 'bill_no' | 'file_name' | 'compare_by'> &
  Pick<ComparisonRow, 'comparison_state' | 'row_count' | 'asked_by' | 'asked_name' | 'asked_at'> &
  Pick<ComparisonRow, 'header_list' | 'column_list'>;

export const COMPARED_ROWS = { table: 'bill_comparison_part', key: 'comparison_no' };

export async function addComparison(
  db: Database,
  { header_list, column_list, ...plain }: New,
  rows: readonly (readonly string[])[],
): Promise<void> {
  await db
    .insertInto('bill_comparison')
    .values({ ...plain, header_list: JSON.stringify(header_list), column_list: JSON.stringify(column_list) })
    .execute();
  await keepRows(db, COMPARED_ROWS, plain.comparison_no, rows);
}

/** Finds a comparison of this enterprise only. */
export function findComparison(
  db: Database,
  enterpriseNum: string,
  comparisonNo: string,
  { lock = false } = {},
): Promise<ComparisonRow | undefined> {
  return db
    .selectFrom('bill_comparison')
    .selectAll()
    .where('comparison_no', '=', comparisonNo)
    .where('enterprise_num', '=', enterpriseNum)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
}

/** Comparisons of a bill that were requested since then, the newest first. */
export async function findComparisons(
  db: Database,
  billNo: string,
  since: Date,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ total: number; comparisons: ComparisonRow[] }> {
  const own = db.selectFrom('bill_comparison').where('bill_no', '=', billNo).where('asked_at', '>', since);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const comparisons = await own
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('comparison_no')
    .offset((pageIndex - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { total, comparisons };
}

/** Updates a comparison in progress. Throws LostLease when it has been removed. */
export async function updateComparing(
  tx: Database,
  comparisonNo: string,
  set: Updateable<Schema['bill_comparison']>,
): Promise<ComparisonRow> {
  const updated = await tx
    .updateTable('bill_comparison')
    .set(set)
    .where('comparison_no', '=', comparisonNo)
    .where('comparison_state', '=', 'comparing')
    .returningAll()
    .executeTakeFirst();
  if (updated === undefined) throw new LostLease();
  return updated;
}

/** Marks a comparison as finally failed. */
export async function failComparison(tx: Database, comparisonNo: string): Promise<void> {
  await updateComparing(tx, comparisonNo, { comparison_state: 'failed' });
  for (const table of ['bill_comparison_part', 'bill_comparison_item'] as const) {
    await tx.deleteFrom(table).where('comparison_no', '=', comparisonNo).execute();
  }
}

/** Queues the comparison again with these columns. */
export async function restartComparison(
  db: Database,
  comparisonNo: string,
  { column_list, compare_by }: Pick<ComparisonRow, 'column_list' | 'compare_by'>,
): Promise<void> {
  await db
    .updateTable('bill_comparison')
    .set({
      comparison_state: 'comparing',
      compare_by,
      column_list: JSON.stringify(column_list),
      rows_done: 0,
      sum_list: '[]',
      differ_list: '[]',
    })
    .where('comparison_no', '=', comparisonNo)
    .execute();
}

export async function deleteComparison(db: Database, comparisonNo: string): Promise<void> {
  await db.deleteFrom('bill_comparison').where('comparison_no', '=', comparisonNo).execute();
}

/** Deletes at most `most` of the oldest comparisons requested until then. Returns the number deleted. */
export async function deleteComparisonsUntil(db: Database, until: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('bill_comparison')
    .where('comparison_no', 'in', (eb) =>
      eb
        .selectFrom('bill_comparison')
        .select('comparison_no')
        .where('asked_at', '<=', until)
        .orderBy('asked_at')
        .limit(most),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
