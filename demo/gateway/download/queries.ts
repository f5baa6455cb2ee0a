import { sql, type Selectable, type Updateable } from 'kysely';
import type { EXPORT_FAILURES, ExportJob } from '../../../src/contract/download/download';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { HELD, isFree } from '../server/jobs/lease';

export type Job = Selectable<Schema['export_job']>;
type Claimed = Pick<Job, 'export_no' | 'claim'>;

/** The caller's own. */
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
  // of two requests at once the second counts what the first has added
  await sql`select pg_advisory_xact_lock(hashtext('export'), hashtext(${caller.staffNo}))`.execute(db);
  const { count } = await db
    .selectFrom('export_job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff_no', '=', caller.staffNo)
    .where('export_state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return count;
}

/** The oldest job that nobody makes, which is the claimer's from now on. */
export function claimJob(
  db: Database,
  fileNo: string,
): Promise<(Job & { old_file_no: string | null }) | undefined> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('export_job')
      .select(['export_no', 'file_no'])
      .where('export_state', 'in', ['waiting', 'running'])
      .where(isFree)
      .orderBy('asked_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const job = await tx
      .updateTable('export_job')
      .set((eb) => ({
        export_state: 'running',
        claim: eb('claim', '+', 1),
        attempts: eb('attempts', '+', 1),
        held_until: HELD,
        rows_done: 0,
        rows_total: null,
        file_no: fileNo,
      }))
      .where('export_no', '=', found.export_no)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...job, old_file_no: found.file_no };
  });
}

/** `isHeld`: it goes on. False if it is another's by now, or removed. */
async function update(
  db: Database,
  { export_no, claim }: Claimed,
  set: Omit<Updateable<Schema['export_job']>, 'held_until'>,
  { isHeld = false } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await updating(db)
    .set({ ...set, held_until: isHeld ? HELD : null })
    .where('export_no', '=', export_no)
    .where('claim', '=', claim)
    .where('export_state', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const updating = (db: Database) => db.updateTable('export_job');

export const holdJob = (
  db: Database,
  job: Claimed,
  rows: { rows_total?: number; rows_done?: number; made_reach?: string | null },
): Promise<boolean> => update(db, job, rows, { isHeld: true });

export const finishJob = (
  db: Database,
  job: Claimed,
  { fileSize, expiresAt }: { fileSize: number; expiresAt: Date },
): Promise<boolean> =>
  update(db, job, {
    export_state: 'done',
    file_size: fileSize,
    expires_at: expiresAt,
  });

export const failJob = (
  db: Database,
  job: Claimed,
  { failure, expiresAt }: { failure: (typeof EXPORT_FAILURES)[number]; expiresAt: Date },
): Promise<boolean> => update(db, job, { export_state: 'failed', failure, expires_at: expiresAt });

/** Has a job made anew from its beginning. */
export async function restartJob(db: Database, exportNo: string): Promise<void> {
  await updating(db)
    .set({ export_state: 'waiting', failure: null, expires_at: null, attempts: 0, held_until: null })
    .where('export_no', '=', exportNo)
    .execute();
}

/** Nobody finds it from now on, and whoever makes it gives up. */
export async function hideJob(db: Database, exportNo: string, now: Date): Promise<void> {
  await updating(db)
    .set({ export_state: 'removed', failure: null, expires_at: now })
    .where('export_no', '=', exportNo)
    .execute();
}

export const jobView = (job: Job): ExportJob => ({
  exportNo: job.export_no,
  fileName: job.file_name,
  format: job.format,
  // what is removed is found by nobody
  exportState: job.export_state as ExportJob['exportState'],
  failure: job.failure,
  rowsTotal: job.rows_total,
  rowsDone: job.rows_done,
  fileSize: job.file_size,
  applyTime: job.asked_at.toISOString(),
  expireTime: job.export_state === 'done' ? (job.expires_at?.toISOString() ?? '') : '',
});
