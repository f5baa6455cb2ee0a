import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import {
  IMPORT_DAYS,
  IMPORTS_AT_ONCE,
  REFUSED_CELLS,
  type ImportFailure,
  type ImportJob,
} from '../../../src/contract/import-job/import-job';
import type { Database, DatabaseTransaction } from '../db/database';
import type { Schema } from '../db/schema';
import type { Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';
import type { RowContext } from '../server/http/implement';
import { slicesOf } from '../server/limits/slices';
import type { SliceOutcome } from './row-imports';
import './schema';

export type ImportRow = Selectable<Schema['import_job']>;

/** Rows of a file that was checked. */
export interface NewImport {
  kind: string;
  fileName: string;
  settings: unknown;
  rows: readonly unknown[];
}

const FILE_NAME_LENGTH = 200;
const DAY_MS = 24 * 3_600_000;

const nextTurn = sql<number>`nextval('import_job_turn')`;

/** Keeps rows until they are written, in the transaction of the call. Throws tooManyImportJobs. */
export async function insertImportJob(
  { db, caller, now }: RowContext,
  { kind, fileName, settings, rows }: NewImport,
  sliceRows: number,
): Promise<string> {
  await refuseTooMany(db, caller);
  const importJobNo = `J${randomUUID().replaceAll('-', '')}`;
  await db
    .insertInto('import_job')
    .values({
      import_no: importJobNo,
      enterprise_num: caller.enterpriseNum,
      staff_no: caller.staffNo,
      kind,
      file_name: fileName.slice(0, FILE_NAME_LENGTH),
      settings: JSON.stringify(settings),
      rows_total: rows.length,
      refused_list: '[]',
      asked_at: now,
    })
    .execute();
  let sliceNo = 0;
  // an array of texts would be escaped by the driver, and hold the process up for seconds
  for await (const slice of slicesOf(rows, sliceRows))
    await db
      .insertInto('import_job_slice')
      .values({ import_no: importJobNo, slice_no: (sliceNo += 1), row_list: JSON.stringify(slice) })
      .execute();
  return importJobNo;
}

async function refuseTooMany(db: Database, { enterpriseNum, staffNo }: Caller): Promise<void> {
  // of two requests at once the second counts what the first has added
  await sql`select pg_advisory_xact_lock(hashtext('import job'), hashtext(${staffNo}))`.execute(db);
  const { count } = await db
    .selectFrom('import_job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', '=', staffNo)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= IMPORTS_AT_ONCE) throw new Fault('tooManyImportJobs');
}

/** The caller's own. */
export const findImportJob = (
  db: Database,
  caller: Caller,
  importJobNo: string,
): Promise<ImportRow | undefined> =>
  ownJobs(db, caller).where('import_no', '=', importJobNo).executeTakeFirst();

/** The caller's newest of a kind. */
export const findLatestImportJob = (
  db: Database,
  caller: Caller,
  kind: string,
): Promise<ImportRow | undefined> =>
  ownJobs(db, caller)
    .where('kind', '=', kind)
    .orderBy('asked_at', 'desc')
    .orderBy('import_no')
    .limit(1)
    .executeTakeFirst();

const ownJobs = (db: Database, { enterpriseNum, staffNo }: Caller) =>
  db
    .selectFrom('import_job')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', '=', staffNo);

/**
 * The import whose turn it is, locked for its slice: of the enterprise that has waited longest, the one that has waited longest. A
 * crash lets go of the lock together with what was written of the slice, so there is nothing that others must wait for.
 */
export const lockNextImport = (tx: DatabaseTransaction): Promise<ImportRow | undefined> =>
  tx
    .selectFrom('import_job as j')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy(lastTurnOfEnterprise)
    .orderBy('turn')
    .orderBy('asked_at')
    .orderBy('import_no')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const lastTurnOfEnterprise: RawBuilder<number> = sql`(
  select max(o.turn) from import_job o where o.enterprise_num = j.enterprise_num and o.ended_at is null)`;

/** The next slice of an import, which stands no more. */
export async function takeSlice(tx: DatabaseTransaction, importJobNo: string): Promise<readonly unknown[]> {
  const taken = await tx
    .deleteFrom('import_job_slice')
    .where('import_no', '=', importJobNo)
    .where('slice_no', '=', (eb) =>
      eb
        .selectFrom('import_job_slice')
        .select((min) => min.fn.min('slice_no').as('first'))
        .where('import_no', '=', importJobNo),
    )
    .returning('row_list')
    .executeTakeFirst();
  return taken?.row_list ?? [];
}

/** Notes what became of a slice. */
export async function countSlice(
  tx: DatabaseTransaction,
  { import_no, refused_list }: ImportRow,
  rows: number,
  { written, known = 0, refused }: SliceOutcome,
): Promise<void> {
  const refusedRows = new Set(refused.map(({ line }) => line)).size;
  await tx
    .updateTable('import_job')
    .set((eb) => ({
      import_state: 'running',
      rows_done: eb('rows_done', '+', rows),
      rows_written: eb('rows_written', '+', written),
      rows_known: eb('rows_known', '+', known),
      refused_count: eb('refused_count', '+', refusedRows),
      ...(refused.length > 0 && {
        refused_list: JSON.stringify([...refused_list, ...refused].slice(0, REFUSED_CELLS)),
      }),
      attempts: 0,
      turn: nextTurn,
    }))
    .where('import_no', '=', import_no)
    .execute();
}

/** Ends an import; nothing is kept of the rows that were not written. */
export async function endImport(
  tx: DatabaseTransaction,
  importJobNo: string,
  failure: ImportFailure | null,
  now: Date,
): Promise<void> {
  await tx.deleteFrom('import_job_slice').where('import_no', '=', importJobNo).execute();
  await tx
    .updateTable('import_job')
    .set({ import_state: failure === null ? 'done' : 'failed', failure, settings: '{}', ended_at: now })
    .where('import_no', '=', importJobNo)
    .execute();
}

/** Counts a failure of the next slice, and has others go first; how many there were in a row. */
export async function countFailure(
  tx: DatabaseTransaction,
  importJobNo: string,
): Promise<ImportRow | undefined> {
  return tx
    .updateTable('import_job')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), turn: nextTurn }))
    .where('import_no', '=', importJobNo)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function letOthersGoFirst(db: Database, importJobNo: string): Promise<void> {
  await db.updateTable('import_job').set({ turn: nextTurn }).where('import_no', '=', importJobNo).execute();
}

/** Removes imports whose time is over. */
export async function purgeImports({ db, now }: Pick<RowContext, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('import_job')
    .where('ended_at', '<=', new Date(now.getTime() - IMPORT_DAYS * DAY_MS))
    .execute();
}

export const importView = (job: ImportRow): ImportJob => ({
  importJobNo: job.import_no,
  kind: job.kind,
  fileName: job.file_name,
  importState: job.import_state,
  failure: job.failure,
  rowsTotal: job.rows_total,
  rowsDone: job.rows_done,
  rowsWritten: job.rows_written,
  rowsKnown: job.rows_known,
  refusedCount: job.refused_count,
  // asked for every second until then
  refusedList: job.ended_at === null ? [] : job.refused_list,
  applyTime: job.asked_at.toISOString(),
  endTime: job.ended_at?.toISOString() ?? '',
});
