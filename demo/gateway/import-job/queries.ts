import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  IMPORT_DAYS,
  IMPORTS_AT_ONCE,
  REFUSED_CELLS,
  RESUME_DAYS,
  type ImportFailure,
} from '../../../src/contract/import-job/import-job';
import type { Database, DatabaseTransaction } from '../db/database';
import { Fault } from '../server/http/fault';
import { addJob } from '../server/jobs/queries';
import { slicesOf } from '../server/limits/slices';
import { ownerColumns, ownerOf, personOf, placeOf, turnOf, type ImportOwner } from './owner';
import type { ImportRow } from './rows';
import type { SliceOutcome } from './table-imports';
import './schema';

/** Database and moment of a change. */
export interface AtMoment {
  db: Database;
  now: Date;
}

/** Rows of a checked file. */
export interface NewImport {
  kind: string;
  fileName: string;
  settings: unknown;
  rows: readonly unknown[];
}

export const FILE_NAME_LENGTH = 200;
const DAY_MS = 24 * 3_600_000;

/** Kind of the background jobs that write imports slice by slice. */
export const WRITE_IMPORT = { kind: 'write import' };

/** Stores rows until they are written, in the transaction of the call. Throws tooManyImportJobs. */
export async function insertImportJob(
  { db, now, owner }: AtMoment & { owner: ImportOwner },
  { kind, fileName, settings, rows }: NewImport,
  sliceRows: number,
): Promise<string> {
  await refuseTooMany(db, owner);
  const importJobNo = `J${randomUUID().replaceAll('-', '')}`;
  await db
    .insertInto('import_job')
    .values({
      import_no: importJobNo,
      ...ownerColumns(owner),
      kind,
      file_name: fileName.slice(0, FILE_NAME_LENGTH),
      settings: JSON.stringify(settings),
      rows_total: rows.length,
      refused_list: '[]',
      asked_at: now,
    })
    .execute();
  let sliceNo = 0;
  // as one text: the driver would escape an array of texts and block the process for seconds
  for await (const slice of slicesOf(rows, sliceRows))
    await db
      .insertInto('import_job_slice')
      .values({ import_no: importJobNo, slice_no: (sliceNo += 1), row_list: JSON.stringify(slice) })
      .execute();
  await addJob(db, WRITE_IMPORT, importJobNo, now, turnOf(owner));
  return importJobNo;
}

async function refuseTooMany(db: Database, owner: ImportOwner): Promise<void> {
  const [place, person] = [placeOf(owner), personOf(owner)];
  // serialises two concurrent requests of one person so that the limit holds
  await sql`select pg_advisory_xact_lock(hashtext('import job'), hashtext(${person.no}))`.execute(db);
  const { count } = await db
    .selectFrom('import_job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(place.column, '=', place.no)
    .where(person.column, '=', person.no)
    .where('ended_at', 'is', null)
    .where('checked_on', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= IMPORTS_AT_ONCE) throw new Fault('tooManyImportJobs');
}

/** Locks an import that is running, waiting or to be undone for its next slice. */
export const lockImport = (tx: DatabaseTransaction, importJobNo: string): Promise<ImportRow | undefined> =>
  tx
    .selectFrom('import_job')
    .selectAll()
    .where('import_no', '=', importJobNo)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('import_state', '=', 'undoing')]))
    .forUpdate()
    .executeTakeFirst();

/** Deletes and returns the next slice of an import. */
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

/** Records the outcome of a slice. */
export async function countSlice(
  tx: DatabaseTransaction,
  { import_no, refused_list }: ImportRow,
  rows: number,
  { written, known = 0, refused, writes }: SliceOutcome,
): Promise<void> {
  // as one text, because as many parameters are far slower on a database with a single connection
  await sql`insert into import_job_write (import_no, row_key, line, before)
    select ${import_no}, w.key, w.line, w.before
    from rows from (jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as (key text, line int, before jsonb))
      with ordinality as w (key, line, before, at) order by w.at`.execute(tx);
  const refusedRows = new Set(refused.map(({ line }) => line)).size;
  await tx
    .updateTable('import_job')
    .set((eb) => ({
      import_state: 'running',
      rows_done: eb('rows_done', '+', rows),
      rows_written: eb('rows_written', '+', written),
      rows_known: eb('rows_known', '+', known),
      undo_total: eb('undo_total', '+', writes.length),
      refused_count: eb('refused_count', '+', refusedRows),
      ...(refused.length > 0 && {
        refused_list: JSON.stringify([...refused_list, ...refused].slice(0, REFUSED_CELLS)),
      }),
    }))
    .where('import_no', '=', import_no)
    .execute();
}

/** Ends an import and deletes its remaining rows, unless it has failed: then it can be resumed until they expire. */
export async function endImport(
  tx: DatabaseTransaction,
  importJobNo: string,
  failure: ImportFailure | null,
  now: Date,
): Promise<ImportRow> {
  if (failure !== 'failed') await forgetRows(tx, importJobNo);
  return tx
    .updateTable('import_job')
    .set({ import_state: failure === null ? 'done' : 'failed', failure, ended_at: now })
    .where('import_no', '=', importJobNo)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes the remaining rows of an import, so that it cannot be resumed. */
export async function forgetRows(db: Database, importJobNo: string): Promise<void> {
  await db.deleteFrom('import_job_slice').where('import_no', '=', importJobNo).execute();
  await db.updateTable('import_job').set({ settings: '{}' }).where('import_no', '=', importJobNo).execute();
}

/** Queues a failed import again, after its last written slice. Throws tooManyImportJobs. */
export async function resumeImport({ db, now }: AtMoment, job: ImportRow): Promise<void> {
  const { import_no } = job;
  const owner = ownerOf(job);
  await refuseTooMany(db, owner);
  await db
    .updateTable('import_job')
    .set({ import_state: 'running', failure: null, ended_at: null, undo_failure: null, kept_list: '[]' })
    .where('import_no', '=', import_no)
    .execute();
  await addJob(db, WRITE_IMPORT, import_no, now, turnOf(owner));
}

/** Deletes expired imports. */
export async function purgeImports({ db, now }: AtMoment): Promise<void> {
  await db
    .deleteFrom('import_job_slice')
    .where('import_no', 'in', (eb) =>
      eb
        .selectFrom('import_job')
        .select('import_job.import_no')
        .where('ended_at', '<=', new Date(now.getTime() - RESUME_DAYS * DAY_MS)),
    )
    .execute();
  await db
    .deleteFrom('import_job')
    .where('ended_at', '<=', new Date(now.getTime() - IMPORT_DAYS * DAY_MS))
    .where('import_state', '<>', 'undoing')
    // the history of whole imports stays
    .where('checked_on', 'is', null)
    .execute();
}
