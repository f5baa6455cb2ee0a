import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database';
import type { Schema } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { errorText, retryAt } from './retry';

/** Work that is done once, beside the calls, by its kind and what it is about. */
export interface JobName {
  kind: string;
  key: string;
}

type JobRow = Selectable<Schema['background_job']>;

const KEPT_MS = 90 * 24 * 3_600_000;

/** Notes work in the transaction that makes it due: once, however often it is noted before it is done; anew after that. */
export async function addJob(tx: Database, { kind, key }: JobName, now: Date): Promise<void> {
  await tx
    .insertInto('background_job')
    .values({ kind, job_key: key, next_at: now, added_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'job_key'])
        .doUpdateSet({ next_at: now, added_at: now, attempts: 0, last_error: '', done_at: null })
        .where('background_job.done_at', 'is not', null),
    )
    .execute();
}

/** Notes in the transaction that does the work that it is done. */
export async function endJob(tx: Database, { kind, key }: JobName, now: Date): Promise<void> {
  await tx
    .updateTable('background_job')
    .set({ done_at: now, last_error: '' })
    .where('kind', '=', kind)
    .where('job_key', '=', key)
    .where('done_at', 'is', null)
    .execute();
}

/**
 * Does the work of a kind that is due, one after the other, each in a transaction with the note that it is done. So any number
 * of processes do each once, and what a crash leaves undone is free for the next at once. Gives the errors of what failed: it
 * is tried again, each time after a longer pause, and keeps nothing else from its turn.
 */
export async function runDueJobs(
  db: Database,
  kind: string,
  now: Date,
  run: (tx: DatabaseTransaction, key: string) => Promise<unknown>,
): Promise<Error[]> {
  const failures: Error[] = [];
  for (;;) {
    const ran = await runNextJob(db, kind, now, run);
    if (ran === undefined) return failures;
    failures.push(...ran.failures);
  }
}

/** undefined: none is due that no other process is at. */
async function runNextJob(
  db: Database,
  kind: string,
  now: Date,
  run: (tx: DatabaseTransaction, key: string) => Promise<unknown>,
): Promise<{ failures: readonly Error[] } | undefined> {
  const taken: { job?: JobRow | undefined } = {};
  try {
    return await inTransaction(db, async (tx) => {
      const job = (taken.job = await lockNextJob(tx, kind, now));
      if (job === undefined) return undefined;
      await run(tx, job.job_key);
      await endJob(tx, { kind, key: job.job_key }, now);
      return { failures: [] };
    });
  } catch (thrown) {
    if (taken.job === undefined) throw thrown;
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    await postpone(db, taken.job, error, now);
    return { failures: [error] };
  }
}

/** The job due longest that no other process is at. */
const lockNextJob = (tx: DatabaseTransaction, kind: string, now: Date): Promise<JobRow | undefined> =>
  tx
    .selectFrom('background_job')
    .selectAll()
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('job_key')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** After a failure: each next attempt is twice as far off, at most an hour. */
async function postpone(
  db: Database,
  { kind, job_key, attempts }: JobRow,
  error: Error,
  now: Date,
): Promise<void> {
  await db
    .updateTable('background_job')
    .set({
      attempts: attempts + 1,
      next_at: retryAt(attempts, now),
      last_error: errorText(error),
    })
    .where('kind', '=', kind)
    .where('job_key', '=', job_key)
    .where('done_at', 'is', null)
    // unless another process has tried it meanwhile
    .where('attempts', '=', attempts)
    .execute();
}

export async function purgeJobs({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db
    .deleteFrom('background_job')
    .where('done_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
