import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { slicesOf } from '../../server/limits/slices';
import type { StepWrite } from './whole-imports';

/** Rows that are written in one transaction. */
export interface Step {
  stepNo: number;
  rows: readonly unknown[];
}

/** Number of written rows per statement. */
const TOGETHER = 5000;

export async function keepStep(db: Database, importNo: string, { stepNo, rows }: Step): Promise<void> {
  await db
    .insertInto('import_job_slice')
    .values({ import_no: importNo, slice_no: stepNo, row_list: JSON.stringify(rows) })
    .execute();
}

/** Returns the first step that is not written yet. */
export async function nextStep(db: Database, importNo: string): Promise<Step | undefined> {
  const found = await db
    .selectFrom('import_job_slice')
    .select(['slice_no', 'row_list'])
    .where('import_no', '=', importNo)
    .orderBy('slice_no')
    .limit(1)
    .executeTakeFirst();
  return found && { stepNo: found.slice_no, rows: found.row_list };
}

export async function removeStep(db: Database, importNo: string, { stepNo }: Step): Promise<void> {
  await db
    .deleteFrom('import_job_slice')
    .where('import_no', '=', importNo)
    .where('slice_no', '=', stepNo)
    .execute();
}

export async function removeSteps(db: Database, importNo: string): Promise<void> {
  await db.deleteFrom('import_job_slice').where('import_no', '=', importNo).execute();
}

/** Records the rows that a step has written. */
export async function keepWrites(
  db: Database,
  importNo: string,
  stepNo: number,
  writes: readonly StepWrite[],
): Promise<void> {
  for await (const slice of slicesOf(writes, TOGETHER))
    await sql`insert into import_job_write (import_no, step_no, row_key, line, revision, before)
      select ${importNo}, ${stepNo}, r.key, r.line, r.revision, nullif(r.before, 'null')
      from jsonb_to_recordset(${JSON.stringify(slice)}::jsonb) as r (key text, line int, revision int, before jsonb)`.execute(
      db,
    );
}

/** Returns the number of the last written step; null once none is left. */
export async function lastStep(db: Database, importNo: string): Promise<number | null> {
  const { last } = await db
    .selectFrom('import_job_write')
    .select((eb) => eb.fn.max('step_no').as('last'))
    .where('import_no', '=', importNo)
    .executeTakeFirstOrThrow();
  return last;
}

/** Deletes the records of a step's rows; returns their number. `isAdded`: only those of added rows. */
export async function forgetWrites(
  db: Database,
  importNo: string,
  stepNo: number,
  { isAdded = false } = {},
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('import_job_write')
    .where('import_no', '=', importNo)
    .where('step_no', '=', stepNo)
    .$if(isAdded, (query) => query.where('before', 'is', null))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
