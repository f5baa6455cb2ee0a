import type { Database, DatabaseTransaction } from '../../db/database';
import type { AreaDeps } from '../deps';
import type { EventContext } from '../events/domain-events';

/** Dependencies of a job besides the database. A job that needs fewer declares so. */
export type JobParts = Omit<EventContext, 'db' | 'now'>;

/** Database outside any transaction, and the moment of the work. */
export interface JobContext {
  db: Database;
  now: Date;
}

/** A failed attempt; `attempts` counts the starts so far. */
export interface Attempt {
  key: string;
  attempts: number;
  addedAt: Date;
  now: Date;
}

export interface Retry<Parts> {
  /** Number of unfinished starts after which the job is given up; never if left out. */
  attempts?: number;
  /** Delay after so many failures; by default it grows from half a minute to an hour. */
  pauseMs?(attempts: number): number;
  /** Returns false when a retry is useless. */
  mayPass?(error: unknown, attempt: Attempt): boolean;
  /** Returns true when other jobs of the kind would fail for the same reason and should wait for the next round. */
  holdsUpOthers?(error: unknown): boolean;
  /** Returns true for a failure that others must mend, which the log has as a warning. */
  isForeign?(error: unknown): boolean;
  /** Records the failure in the area's own tables, in the transaction that records it for the job. */
  failed?(context: JobFailureContext & Parts): Promise<unknown>;
}

export interface JobFailureContext {
  db: DatabaseTransaction;
  now: Date;
  key: string;
  error: unknown;
  isGivenUp: boolean;
}

/** Exclusive right to work on a job. It passes to others after half a minute without a heartbeat. */
export interface Lease {
  /** Number that increases with every start of the job. */
  claim: number;
  /** Number of unfinished starts, including this one. */
  attempts: number;
  /** Writes in a transaction that renews the lease. Throws LostLease. */
  hold<T>(write: (tx: DatabaseTransaction) => Promise<T>): Promise<T>;
  /** Writes in the transaction that marks the job as done. Throws LostLease. */
  end<T>(write: (tx: DatabaseTransaction) => Promise<T>): Promise<T>;
}

/** Another process has the job, or it was cancelled; the work ends without a failure. */
export class LostLease extends Error {}

interface Common<Parts> {
  kind: string;
  /** Concurrent jobs per process; one if left out. */
  atOnce?: number;
  /** Delay between two jobs in one process. */
  breathMs?: number;
  /** Enterprises take turns, each with its own queue of jobs. */
  isFair?: boolean;
  /** Concurrent jobs of one owner over all processes, about; no limit if left out. */
  atOncePerOwner?: number;
  /** Returns false when this process must leave the jobs to others. */
  canRun?(deps: AreaDeps): boolean;
  retry?: Retry<Parts>;
}

/** Short work on the database alone. */
export interface ShortJob<Parts> extends Common<Parts> {
  inTransaction: true;
  /** `more`: only a part is done; the next part queues behind other jobs. */
  run(context: { db: DatabaseTransaction; now: Date; key: string } & Parts): Promise<unknown>;
}

/** Long work, or work with external services. */
export interface LongJob<Parts> extends Common<Parts> {
  inTransaction?: false;
  run(context: JobContext & { key: string; lease: Lease } & Parts): Promise<unknown>;
}

export type Job<Parts = JobParts> = ShortJob<Parts> | LongJob<Parts>;

/**
 * Declares background work that runs once across all processes, by its kind and the key of its subject. A short job
 * runs in the transaction that marks it as done; a long one runs under a lease, outside any transaction. An area lists
 * its jobs as `jobs`; they start when they are woken, and in every sweep.
 *
 *     export const countVisits = defineJob({
 *       kind: 'count visits',
 *       inTransaction: true,
 *       run: ({ db, key }) => sql`update shop set visits = visits + 1 where shop_no = ${key}`.execute(db),
 *       retry: { attempts: 5, failed: ({ log, key, isGivenUp }) => … },
 *     });
 *
 *     // in a call: added in its transaction, started after the commit
 *     await addJob(db, countVisits, shopNo, now);
 *     wake(countVisits);
 */
export const defineJob = <Parts = JobParts>(job: Job<Parts>): Job<Parts> => job;
