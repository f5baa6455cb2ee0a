import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database';
import type { Schema } from '../../db/schema';
import { errorText } from './retry';

export type JobRow = Selectable<Schema['background_job']>;
type Kind = { kind: string };

const KEPT_MS = 90 * 24 * 3_600_000;
const nextTurn = sql<number>`nextval('background_job_turn')`;
/** Expiry of a lease that is claimed or renewed now. */
const leaseExpiry = sql<Date>`now() + interval '30 seconds'`;

/** Adds a job in the transaction that makes it due. A job that is not yet done is added only once. */
export const addJob = (tx: Database, job: Kind, key: string, now: Date, owner = ''): Promise<void> =>
  addJobs(tx, job, [key], now, owner);

/** `owner`: the enterprise whose turn it uses, for a fair kind. */
export async function addJobs(
  tx: Database,
  { kind }: Kind,
  keys: readonly string[],
  now: Date,
  owner = '',
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insertInto('background_job')
    .values(keys.map((key) => ({ kind, job_key: key, owner, next_at: now, added_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'job_key'])
        .doUpdateSet((eb) => ({
          job_state: 'pending',
          next_at: now,
          added_at: now,
          attempts: 0,
          last_error: '',
          done_at: null,
          // a process with the former claim has lost the job
          claim: eb('background_job.claim', '+', 1),
        }))
        .where((eb) =>
          eb.or([eb('background_job.done_at', 'is not', null), eb('background_job.next_at', 'is', null)]),
        ),
    )
    .execute();
}

/** Makes waiting jobs due now, with their attempts counted anew; those that run stay as they are. */
export async function hastenJobs(
  tx: Database,
  { kind }: Kind,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('background_job')
    .set({ next_at: now, attempts: 0 })
    .where('kind', '=', kind)
    .where('job_key', '=', (eb) => eb.fn.any(eb.val([...keys])))
    .where('done_at', 'is', null)
    .where(sql<boolean>`(held_until is null or held_until < now())`)
    .execute();
}

const updating = (db: Database, { kind, job_key }: Pick<JobRow, 'kind' | 'job_key'>) =>
  db
    .updateTable('background_job')
    .where('kind', '=', kind)
    .where('job_key', '=', job_key)
    .where('done_at', 'is', null);

const updatingClaimed = (db: Database, row: JobRow) => updating(db, row).where('claim', '=', row.claim);

const doneState = (now: Date) =>
  ({ job_state: 'done', done_at: now, last_error: '', held_until: null }) as const;

/** Marks a job as done in the transaction that did the work otherwise or made it unnecessary. */
export async function endJob(tx: Database, { kind }: Kind, key: string, now: Date): Promise<void> {
  await updating(tx, { kind, job_key: key }).set(doneState(now)).execute();
}

/** Marks a job as done for the holder of its claim; false when another process has it or it is done. */
export async function endClaimed(db: Database, row: JobRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await updatingClaimed(db, row).set(doneState(now)).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface JobQuery extends Kind {
  isFair?: boolean;
  atOncePerOwner?: number;
}

/**
 * Locks the longest due job that no other process has locked, or for a fair kind the one of the enterprise whose turn
 * is longest ago.
 */
function nextJob(db: Database, { kind, isFair = false, atOncePerOwner }: JobQuery, now: Date) {
  const lastTurnOfOwner = sql<number>`(select max(o.turn) from background_job o
    where o.kind = background_job.kind and o.owner = background_job.owner and o.done_at is null)`;
  return db
    .selectFrom('background_job')
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .where('next_at', '<=', now)
    .where(sql<boolean>`(held_until is null or held_until < now())`)
    .$if(atOncePerOwner !== undefined, (q) =>
      q.where('owner', 'not in', (eb) =>
        eb
          .selectFrom('background_job as h')
          .select('h.owner')
          .where('h.kind', '=', kind)
          .where('h.done_at', 'is', null)
          .where(sql<boolean>`h.held_until >= now()`)
          .groupBy('h.owner')
          .having((having) => having(having.fn.countAll(), '>=', atOncePerOwner ?? 0)),
      ),
    )
    .$if(isFair, (q) => q.orderBy(lastTurnOfOwner).orderBy('turn').orderBy('added_at'))
    .orderBy('next_at')
    .orderBy((eb) => eb.fn('length', ['job_key']))
    .orderBy('job_key')
    .limit(1)
    .forUpdate()
    .skipLocked();
}

export const lockNextJob = (
  tx: DatabaseTransaction,
  asked: JobQuery,
  now: Date,
): Promise<JobRow | undefined> => nextJob(tx, asked, now).selectAll().executeTakeFirst();

/** Claims the next job for this process, which continues outside any transaction. */
export const claimNextJob = (db: Database, asked: JobQuery, now: Date): Promise<JobRow | undefined> =>
  db
    .updateTable('background_job')
    .set((eb) => ({
      job_state: 'running',
      claim: eb('claim', '+', 1),
      attempts: eb('attempts', '+', 1),
      turn: nextTurn,
      held_until: leaseExpiry,
    }))
    .where('kind', '=', asked.kind)
    .where('job_key', '=', nextJob(db, asked, now).select('job_key'))
    .returningAll()
    .executeTakeFirst();

/** Renews the lease; false when another process has the job or it is done. */
export async function renewLease(db: Database, row: JobRow): Promise<boolean> {
  const { numUpdatedRows } = await updatingClaimed(db, row)
    .set({ held_until: leaseExpiry })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Queues a partly done job behind the others. */
export async function requeueJob(tx: Database, row: JobRow): Promise<void> {
  await updating(tx, row).set({ job_state: 'pending', attempts: 0, turn: nextTurn }).execute();
}

export async function moveJobBack(db: Database, row: JobRow): Promise<void> {
  await updating(db, row).set({ turn: nextTurn }).execute();
}

/**
 * Records a failure; `nextAt` is null for a job that is given up. Returns false when another process has started it
 * meanwhile.
 */
export async function noteFailed(
  tx: Database,
  row: JobRow,
  { attempts, nextAt, error }: { attempts: number; nextAt: Date | null; error: unknown },
): Promise<boolean> {
  const { numUpdatedRows } = await updatingClaimed(tx, row)
    .set((eb) => ({
      job_state: 'failed',
      attempts,
      next_at: nextAt,
      last_error: errorText(error),
      turn: nextTurn,
      claim: eb('claim', '+', 1),
      held_until: null,
    }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function purgeJobs({ db, now }: { db: Database; now: Date }): Promise<void> {
  const until = new Date(now.getTime() - KEPT_MS);
  await db
    .deleteFrom('background_job')
    .where((eb) =>
      eb.or([eb('done_at', '<=', until), eb.and([eb('next_at', 'is', null), eb('added_at', '<=', until)])]),
    )
    .execute();
}
