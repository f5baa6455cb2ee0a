import type { Database, DatabaseTransaction } from '../../db/database';
import type { AreaDeps } from '../deps';
import type { EventContext } from '../events/domain-events';

/** The parts of the gateway that a job works with besides the database. A job that needs fewer of them says so. */
export type JobParts = Omit<EventContext, 'db' | 'now'>;

/** Database outside any transaction, and the moment of the work. */
export interface Working {
  db: Database;
  now: Date;
}

/** A failed attempt, by how often the job has been begun by now. */
export interface Attempt {
  key: string;
  attempts: number;
  addedAt: Date;
  now: Date;
}

export interface Retry<Parts> {
  /** Begun so often without coming to an end, it is given up; it never is if this is left out. */
  attempts?: number;
  /** Pause after so many failures; it grows from half a minute to an hour if this is left out. */
  pauseMs?(attempts: number): number;
  /** False: to try it again is of no use. */
  mayPass?(error: unknown, attempt: Attempt): boolean;
  /** The others of the kind would fail for the same reason, and wait for the next round. */
  holdsUpOthers?(error: unknown): boolean;
  /** Notes the failure in the area's own tables, in the transaction that notes it of the job. */
  failed?(context: Failing & Parts): Promise<unknown>;
}

export interface Failing {
  db: DatabaseTransaction;
  now: Date;
  key: string;
  error: unknown;
  isGivenUp: boolean;
}

/** The right to work on a job, which others have once there are no signs of life for half a minute. */
export interface Lease {
  /** Another number with every time that the job is begun. */
  claim: number;
  /** Writes in a transaction that holds the lease. Throws LostLease. */
  hold<T>(write: (tx: DatabaseTransaction) => Promise<T>): Promise<T>;
  /** Writes in the transaction that notes that the job is done. Throws LostLease. */
  end<T>(write: (tx: DatabaseTransaction) => Promise<T>): Promise<T>;
}

/** The job is another's by now, or is not to be done any more: the work on it ends without a failure. */
export class LostLease extends Error {}

interface Common<Parts> {
  kind: string;
  /** So many at once in one process; one if it is left out. */
  atOnce?: number;
  /** Pause between two of them in one process. */
  breathMs?: number;
  /** Enterprises have their turns one after the other, and in each the jobs of it. */
  isFair?: boolean;
  /** False: this process leaves them to others. */
  canRun?(deps: AreaDeps): boolean;
  retry?: Retry<Parts>;
}

/** Short work on the database alone. */
export interface ShortJob<Parts> extends Common<Parts> {
  inTransaction: true;
  /** `more`: only a part is done, and the next one has its turn behind other jobs. */
  run(context: { db: DatabaseTransaction; now: Date; key: string } & Parts): Promise<unknown>;
}

/** Long work, or work with the outside. */
export interface LongJob<Parts> extends Common<Parts> {
  inTransaction?: false;
  run(context: Working & { key: string; lease: Lease } & Parts): Promise<unknown>;
}

export type Job<Parts = JobParts> = ShortJob<Parts> | LongJob<Parts>;

/**
 * Declares work beside the calls that is done once over all processes, by its kind and the key of its subject. Short work
 * is done in one transaction with the note that it is done; other work under a lease, outside of any transaction. An area lists
 * its jobs as `jobs`; they are begun when they are woken, and in every sweep.
 *
 *     export const countVisits = defineJob({
 *       kind: 'count visits',
 *       inTransaction: true,
 *       run: ({ db, key }) => sql`update shop set visits = visits + 1 where shop_no = ${key}`.execute(db),
 *       retry: { attempts: 5, failed: ({ log, key, isGivenUp }) => … },
 *     });
 *
 *     // in a call: noted in its transaction, begun once that is through
 *     await addJob(db, countVisits, shopNo, now);
 *     wake(countVisits);
 */
export const defineJob = <Parts = JobParts>(job: Job<Parts>): Job<Parts> => job;
