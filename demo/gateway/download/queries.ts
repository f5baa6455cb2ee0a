import { sql, type Selectable, type Updateable } from 'kysely';
import type { EXPORT_FAILURES, ExportJob } from '../../../src/contract/download/download';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

export type Job = Selectable<Schema['export_job']>;

const isUnderWay = sql<boolean>`export_state in ('waiting', 'running')`;

/** Finds an export of the caller only. */
export function findJob(
  db: Database,
  caller: Caller,
  exportNo: string,
  { lock = false } = {},
): Promise<Job | undefined> {
  return db
    .selectFrom('export_job')
    .selectAll()
    .where('export_no', '=', exportNo)
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '=', caller.staffNo)
    .where('export_state', '!=', 'removed')
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
}

export async function findJobs(
  db: Database,
  caller: Caller,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ total: number; jobs: Job[] }> {
  const own = db
    .selectFrom('export_job')
    .where('staff_no', '=', caller.staffNo)
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('export_state', '!=', 'removed');
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const jobs = await own
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('export_no')
    .offset((pageIndex - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { total, jobs };
}

export async function countUnderWay(db: Database, caller: Caller): Promise<number> {
  // Serialises two concurrent requests of one person so that the limit holds.
  await sql`select pg_advisory_xact_lock(hashtext('export'), hashtext(${caller.staffNo}))`.execute(db);
  const { count } = await db
    .selectFrom('export_job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff_no', '=', caller.staffNo)
    .where(isUnderWay)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores the number of the file about to be written; undefined when the export was removed or is done. */
export async function beginJob(
  tx: Database,
  exportNo: string,
  fileNo: string,
): Promise<{ job: Job; oldFileNo: string | null } | undefined> {
  const found = await tx
    .selectFrom('export_job')
    .select('file_no')
    .where('export_no', '=', exportNo)
    .where(isUnderWay)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const job = await updating(tx, exportNo)
    .set({ export_state: 'running', rows_done: 0, rows_total: null, file_no: fileNo })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { job, oldFileNo: found.file_no };
}

const updating = (db: Database, exportNo: string) =>
  db.updateTable('export_job').where('export_no', '=', exportNo);

/** False when the export is no longer to be made. */
export async function updateRunning(
  db: Database,
  exportNo: string,
  set: Updateable<Schema['export_job']>,
): Promise<boolean> {
  const { numUpdatedRows } = await updating(db, exportNo)
    .set(set)
    .where(isUnderWay)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function failJob(
  tx: Database,
  exportNo: string,
  { failure, expiresAt }: { failure: (typeof EXPORT_FAILURES)[number]; expiresAt: Date },
): Promise<void> {
  await updateRunning(tx, exportNo, { export_state: 'failed', failure, expires_at: expiresAt });
}

/** Resets the export to its state at the request. */
export async function restartJob(db: Database, exportNo: string): Promise<void> {
  await updating(db, exportNo).set({ export_state: 'waiting', failure: null, expires_at: null }).execute();
}

/** Hides the export from its owner; a running worker stops. */
export async function hideJob(db: Database, exportNo: string, now: Date): Promise<void> {
  await updating(db, exportNo).set({ export_state: 'removed', failure: null, expires_at: now }).execute();
}

export const jobView = (job: Job): ExportJob => ({
  exportNo: job.export_no,
  fileName: job.file_name,
  format: job.format,
  // removed exports are never returned
  exportState: job.export_state as ExportJob['exportState'],
  failure: job.failure,
  rowsTotal: job.rows_total,
  rowsDone: job.rows_done,
  fileSize: job.file_size,
  applyTime: job.asked_at.toISOString(),
  expireTime: job.export_state === 'done' ? (job.expires_at?.toISOString() ?? '') : '',
});
