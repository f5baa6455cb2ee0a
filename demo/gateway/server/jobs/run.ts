import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { isAway } from '../../db/unavailable';
import { traced } from '../traces/trace';
import { pauseAfter } from './retry';
import { LostLease, type Job, type Lease, type LongJob, type ShortJob, type JobContext } from './job';
import {
  claimNextJob,
  endClaimed,
  endJob,
  requeueJob,
  renewLease,
  moveJobBack,
  lockNextJob,
  noteFailed,
  type JobRow,
} from './queries';

const BEAT_MS = 10_000;

export interface JobFailure {
  key: string;
  attempts: number;
  error: unknown;
}

/** A job that was started, with its error if it failed. */
export interface JobRun {
  failure?: JobFailure;
}

/**
 * Runs the job that is due first; undefined when none is due that no other process has claimed. Must be called outside
 * any transaction.
 */
export const runNextJob = <Parts>(
  job: Job<Parts>,
  context: JobContext & Parts,
): Promise<JobRun | undefined> =>
  job.inTransaction === true ? runShort(job, context) : runLong(job, context);

/** Runs all due jobs of a kind one after the other; a failure does not stop the others. Returns the failures. */
export async function runDueJobs<Parts>(job: Job<Parts>, context: JobContext & Parts): Promise<JobFailure[]> {
  const failures: JobFailure[] = [];
  for (let ran = await runNextJob(job, context); ran !== undefined; ran = await runNextJob(job, context))
    if (ran.failure !== undefined) failures.push(ran.failure);
  return failures;
}

/** A short job left by a crash is free for the next process at once. */
async function runShort<Parts>(
  job: ShortJob<Parts>,
  context: JobContext & Parts,
): Promise<JobRun | undefined> {
  const { db, now } = context;
  const taken: { row?: JobRow | undefined } = {};
  try {
    return await inTransaction(db, async (tx) => {
      const row = (taken.row = await lockNextJob(tx, job, now));
      if (row === undefined) return undefined;
      const ended = await traced({ name: `job ${job.kind}`, kind: 'internal' }, async () =>
        job.run({ ...context, db: tx, key: row.job_key }),
      );
      await (ended === 'more' ? requeueJob(tx, row) : endJob(tx, job, row.job_key, now));
      return {};
    });
  } catch (error) {
    const { row } = taken;
    if (row === undefined) throw error;
    if (isAway(error)) {
      await moveJobBack(db, row).catch(() => undefined);
      throw error;
    }
    return recordFailure(job, context, { row, attempts: row.attempts + 1, error });
  }
}

/** A long job left by a crash is free once its lease has expired. */
async function runLong<Parts>(job: LongJob<Parts>, context: JobContext & Parts): Promise<JobRun | undefined> {
  const { db, now } = context;
  const row = await claimNextJob(db, job, now);
  if (row === undefined) return undefined;
  const beat = setInterval(() => void renewLease(db, row).catch(() => undefined), BEAT_MS);
  try {
    if (row.attempts > (job.retry?.attempts ?? Infinity)) throw new Error('It was started too often');
    await traced({ name: `job ${job.kind}`, kind: 'internal' }, async () =>
      job.run({ ...context, key: row.job_key, lease: leaseOf(context, row) }),
    );
    await endClaimed(db, row, now);
    return {};
  } catch (error) {
    // the job is started again after its lease has expired
    if (isAway(error)) throw error;
    if (!(error instanceof LostLease))
      return await recordFailure(job, context, { row, attempts: row.attempts, error });
    await endClaimed(db, row, now);
    return {};
  } finally {
    clearInterval(beat);
  }
}

function leaseOf({ db, now }: JobContext, row: JobRow): Lease {
  const writing =
    (isStillOurs: (tx: Database) => Promise<boolean>): Lease['hold'] =>
    (write) =>
      inTransaction(db, async (tx) => {
        // lock order: rows of the area first, as in calls that add a job
        const written = await write(tx);
        if (!(await isStillOurs(tx))) throw new LostLease();
        return written;
      });
  return {
    claim: row.claim,
    attempts: row.attempts,
    hold: writing((tx) => renewLease(tx, row)),
    end: writing((tx) => endClaimed(tx, row, now)),
  };
}

interface FailedAttempt {
  row: JobRow;
  attempts: number;
  error: unknown;
}

async function recordFailure<Parts>(
  { retry = {} }: Job<Parts>,
  context: JobContext & Parts,
  { row, attempts, error }: FailedAttempt,
): Promise<JobRun> {
  const { db, now } = context;
  const { job_key: key, added_at: addedAt } = row;
  const { attempts: most = Infinity, pauseMs = pauseAfter, mayPass, failed } = retry;
  const isGivenUp = attempts >= most || mayPass?.(error, { key, attempts, addedAt, now }) === false;
  const nextAt = isGivenUp ? null : new Date(now.getTime() + pauseMs(attempts));
  try {
    await inTransaction(db, async (tx) => {
      await failed?.({ ...context, db: tx, key, error, isGivenUp });
      if (!(await noteFailed(tx, row, { attempts, nextAt, error }))) throw new LostLease();
    });
  } catch (thrown) {
    // another process has started it meanwhile
    if (!(thrown instanceof LostLease)) throw thrown;
  }
  return { failure: { key, attempts, error } };
}
