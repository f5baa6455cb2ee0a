import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { HELD, isFree } from '../../server/jobs/lease';
import { keepRows } from '../../server/table-file/kept-rows';
import './schema';

export type ComparisonRow = Selectable<Schema['bill_comparison']>;
type Claimed = Pick<ComparisonRow, 'comparison_no' | 'claim'>;
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

/** The enterprise's own. */
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

/** Those of a bill that were asked for since then, the newest first. */
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

/** The oldest comparison that is to be made and that nobody works on, which is the claimer's from now on. */
export function claimComparison(db: Database): Promise<ComparisonRow | undefined> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('bill_comparison')
      .select('comparison_no')
      .where('comparison_state', '=', 'comparing')
      .where(isFree)
      .orderBy('asked_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (found === undefined) return undefined;
    return tx
      .updateTable('bill_comparison')
      .set((eb) => ({
        claim: eb('claim', '+', 1),
        attempts: eb('attempts', '+', 1),
        held_until: HELD,
        rows_done: 0,
      }))
      .where('comparison_no', '=', found.comparison_no)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** `isHeld`: it goes on. False if it is another's by now, or not there any more. */
async function updateClaimed(
  db: Database,
  { comparison_no, claim }: Claimed,
  set: Omit<Updateable<Schema['bill_comparison']>, 'held_until'>,
  { isHeld = false } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bill_comparison')
    .set({ ...set, held_until: isHeld ? HELD : null })
    .where('comparison_no', '=', comparison_no)
    .where('claim', '=', claim)
    .where('comparison_state', '=', 'comparing')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const holdComparison = (db: Database, kept: Claimed, rowsDone: number): Promise<boolean> =>
  updateClaimed(db, kept, { rows_done: rowsDone }, { isHeld: true });

export const finishComparison = (
  db: Database,
  kept: ComparisonRow,
  { sum_list, differ_list }: Pick<ComparisonRow, 'sum_list' | 'differ_list'>,
): Promise<boolean> =>
  updateClaimed(db, kept, {
    comparison_state: 'compared',
    rows_done: kept.row_count,
    sum_list: JSON.stringify(sum_list),
    differ_list: JSON.stringify(differ_list),
  });

/** Nothing came of it, and nothing will. */
export const failComparison = (db: Database, kept: Claimed): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await updateClaimed(tx, kept, { comparison_state: 'failed' }))) return false;
    for (const table of ['bill_comparison_part', 'bill_comparison_item'] as const) {
      await tx.deleteFrom(table).where('comparison_no', '=', kept.comparison_no).execute();
    }
    return true;
  });

/** Has it made anew with these columns. */
export async function compareAnew(
  db: Database,
  comparisonNo: string,
  { column_list, compare_by }: Pick<ComparisonRow, 'column_list' | 'compare_by'>,
): Promise<void> {
  await db
    .updateTable('bill_comparison')
    .set((eb) => ({
      comparison_state: 'comparing',
      compare_by,
      column_list: JSON.stringify(column_list),
      rows_done: 0,
      sum_list: '[]',
      differ_list: '[]',
      attempts: 0,
      held_until: null,
      claim: eb('claim', '+', 1),
    }))
    .where('comparison_no', '=', comparisonNo)
    .execute();
}

export async function deleteComparison(db: Database, comparisonNo: string): Promise<void> {
  await db.deleteFrom('bill_comparison').where('comparison_no', '=', comparisonNo).execute();
}

/** The oldest that were asked for until then, so many; how many there were. */
export async function deleteAskedUntil(db: Database, until: Date, most: number): Promise<number> {
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
