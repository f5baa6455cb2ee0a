import { sql, type UpdateObject } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { LostLease } from '../../server/jobs/job';
import { addJob } from '../../server/jobs/queries';
import type { RowContext } from '../../server/http/implement';
import { keepRows } from '../../server/table-file/staged-rows';
import { FILE_NAME_LENGTH } from '../queries';
import { wholeRowOf, type WholeRow } from '../rows';
import { wholeImports } from './whole-imports';

/** Rows of a stored file without its headers. */
export const FILE_ROWS = { table: 'import_job_part', key: 'import_no' };

/** Kind of the background jobs that check, write and reverse whole imports. */
export const WORK_ON_IMPORT = { kind: 'work on import' };

/** Number of days for which an import that was not confirmed is stored. */
const UNCONFIRMED_DAYS = 7;
const HOUR_MS = 3_600_000;

type NewFile = Pick<WholeRow, 'kind' | 'variant' | 'file_name' | 'enterprise_num' | 'staff_no'> &
  Pick<WholeRow, 'header_list' | 'column_list' | 'rows_total' | 'asked_at'> & {
    import_no?: string;
    checked_on: string;
  };

export const addWork = (
  db: Database,
  { import_no, enterprise_num }: Pick<WholeRow, 'import_no' | 'enterprise_num'>,
  now: Date,
): Promise<void> => addJob(db, WORK_ON_IMPORT, import_no, now, enterprise_num);

/** Stores a file that is to be checked. */
export async function addFile(
  db: Database,
  { header_list, column_list, file_name, ...plain }: NewFile,
  rows: readonly (readonly string[])[],
): Promise<string> {
  const { import_no } = await db
    .insertInto('import_job')
    .values({
      import_no: `J${randomUUID().replaceAll('-', '')}`,
      ...plain,
      file_name: file_name.slice(0, FILE_NAME_LENGTH),
      settings: '{}',
      refused_list: '[]',
      import_state: 'checking',
      header_list: JSON.stringify(header_list),
      column_list: JSON.stringify(column_list),
    })
    .returning('import_no')
    .executeTakeFirstOrThrow();
  await keepRows(db, FILE_ROWS, import_no, rows);
  await addWork(db, { import_no, enterprise_num: plain.enterprise_num }, plain.asked_at);
  return import_no;
}

/** Changes an import. Throws LostLease when it was deleted, so that the work on it ends. */
export async function updateImport(
  db: Database,
  importNo: string,
  set: UpdateObject<Schema, 'import_job'>,
): Promise<WholeRow> {
  const job = await db
    .updateTable('import_job')
    .set(set)
    .where('import_no', '=', importNo)
    .returningAll()
    .executeTakeFirst();
  if (job === undefined) throw new LostLease();
  return wholeRowOf(job);
}

/** Other imports of the same table and enterprise. */
const othersOf = (db: Database, { import_no, enterprise_num, kind, variant }: WholeRow) =>
  db
    .selectFrom('import_job')
    .select('import_no')
    .where('enterprise_num', '=', enterprise_num)
    .where('kind', '=', kind)
    .where('variant', '=', variant)
    .where('import_no', '<>', import_no);

/** Returns whether another import of the table is being written or reversed. */
export const isOtherPlanned = async (db: Database, job: WholeRow): Promise<boolean> =>
  (await othersOf(db, job).where('is_planned', '=', true).executeTakeFirst()) !== undefined;

/** Imports that are to be written after the one of the table that is being written. */
export const findWaiting = async (db: Database, job: WholeRow): Promise<string[]> =>
  (await othersOf(db, job).where('import_state', '=', 'running').orderBy('asked_at').execute()).map(
    ({ import_no }) => import_no,
  );

interface Tables {
  enterpriseNum: string;
  kind: string;
  variants: readonly string[];
}

/** Returns whether a file of one of these tables is being written, reversed or undone. */
export async function isBeingWritten(
  db: Database,
  { enterpriseNum, kind, variants }: Tables,
): Promise<boolean> {
  const found = await db
    .selectFrom('import_job')
    .select('import_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('kind', '=', kind)
    .where('variant', 'in', variants)
    .where('import_state', 'in', ['running', 'reversing', 'undoing'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Queues an import to be written on behalf of a person. */
export async function beginWriting(
  db: Database,
  job: WholeRow,
  { staffNo, now }: { staffNo: string; now: Date },
): Promise<void> {
  await updateImport(db, job.import_no, {
    import_state: 'running',
    rows_done: 0,
    applied_by: staffNo,
    applied_at: now,
    is_stale: false,
    stale_key: '',
  });
  await addWork(db, job, now);
}

/**
 * Resets an import whose rows are to be checked again with these columns. `isStale`: because their effect has changed.
 */
export const checkAgain = (
  db: Database,
  importNo: string,
  { column_list, checked_on }: Pick<WholeRow, 'column_list' | 'checked_on'>,
  { isStale = false, staleKey = '' } = {},
): Promise<WholeRow> =>
  updateImport(db, importNo, {
    import_state: 'checking',
    rows_done: 0,
    column_list: JSON.stringify(column_list),
    checked_on,
    is_stale: isStale,
    stale_key: staleKey,
    is_planned: false,
    plan_digest: null,
    add_count: 0,
    change_count: 0,
    close_count: 0,
    same_count: 0,
    wrong_count: 0,
    wrong_list: '[]',
    preview_list: '[]',
  });

/** Deletes the stored rows of a file and the steps that are not written. */
export async function removeRows(db: Database, importNo: string): Promise<void> {
  await db.deleteFrom('import_job_part').where('import_no', '=', importNo).execute();
  await db.deleteFrom('import_job_slice').where('import_no', '=', importNo).execute();
}

/** Deletes whole imports that were never written, with their rows, and the undo data of others once it has expired. */
export async function purgeWholeImports({ db, now }: Pick<RowContext, 'db' | 'now'>): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db
    .deleteFrom('import_job')
    .where('checked_on', 'is not', null)
    .where('import_state', 'in', ['checking', 'checked', 'running', 'failed'])
    // written steps of a planned import still have to be reversed or completed
    .where('is_planned', '=', false)
    .where('asked_at', '<=', before(UNCONFIRMED_DAYS * 24))
    .execute();
  for (const { call, undoHours } of await wholeImports())
    await sql`delete from import_job_write w using import_job j
      where j.import_no = w.import_no and j.kind = ${call.kind} and j.ended_at <= ${before(undoHours)}
        and j.import_state <> 'undoing'`.execute(db);
}
