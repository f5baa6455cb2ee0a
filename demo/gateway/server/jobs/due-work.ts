import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import { isAway } from '../../db/unavailable';
import type { EventContext } from '../events/domain-events';
import { errorText, retryAt } from './retry';
import { drain } from './drain';

/** Database, clock and log for due work, outside any transaction. */
export type WorkContext = Pick<EventContext, 'db' | 'now' | 'log'>;

export interface StepContext {
  /** Keys of failed rows that are not yet due for a retry; the step skips them. */
  postponed: ReadonlySet<string>;
  /** Names the row that the step works on, so that a failure is attributed to it. */
  take(key: string | number): void;
}

/**
 * Repeats a step that processes one row per transaction until it finds none. A failing row is logged and postponed with
 * growing delays, so that later rows get their turn; it is retried until it succeeds. `kind`: name of the due task.
 * While the database is unavailable no row is postponed.
 */
export async function drainDue(
  { db, now, log }: WorkContext,
  kind: string,
  step: (turn: StepContext) => Promise<boolean>,
): Promise<void> {
  const failed = await findFailed(db, kind);
  const postponed = new Set([...failed].flatMap(([key, { nextAt }]) => (nextAt > now ? [key] : [])));
  await drain(async () => {
    const taken: { key?: string } = {};
    const take = (key: string | number) => void (taken.key = String(key));
    try {
      const isDone = await step({ postponed, take });
      if (taken.key !== undefined && failed.delete(taken.key)) await remove(db, kind, taken.key);
      return isDone;
    } catch (error) {
      const { key } = taken;
      // a postponed row that the step returns anyway would loop for ever
      if (key === undefined || postponed.has(key) || isAway(error)) throw error;
      const attempts = failed.get(key)?.attempts ?? 0;
      log.error({ err: error, task: kind, key, attempts: attempts + 1 }, 'work that is due failed on a row');
      await postpone(db, { kind, key, attempts, error }, now);
      postponed.add(key);
      return true;
    }
  });
}

/** Like `drainDue` for a known list of rows, one after the other. */
export async function forEachDue<Row>(
  context: WorkContext,
  { kind, rows, keyOf }: { kind: string; rows: Iterable<Row>; keyOf: (row: Row) => string | number },
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const left = [...rows].values();
  await drainDue(context, kind, async ({ postponed, take }) => {
    const { value: row, done } = left.next();
    if (done === true) return false;
    const key = String(keyOf(row));
    if (postponed.has(key)) return true;
    take(key);
    await work(row);
    return true;
  });
}

/** SQL condition of a step on its key column that skips postponed rows. */
export const isNotPostponed = (
  column: string,
  { postponed }: Pick<StepContext, 'postponed'>,
): RawBuilder<boolean> =>
  postponed.size === 0 ? sql`true` : sql`${sql.ref(column)}::text <> all(${[...postponed]}::text[])`;

interface FailedRow {
  attempts: number;
  nextAt: Date;
}

async function findFailed(db: Database, kind: string): Promise<Map<string, FailedRow>> {
  const rows = await db
    .selectFrom('postponed_work')
    .select(['work_key', 'attempts', 'next_at'])
    .where('kind', '=', kind)
    .execute();
  return new Map(rows.map(({ work_key, attempts, next_at }) => [work_key, { attempts, nextAt: next_at }]));
}

async function postpone(
  db: Database,
  { kind, key, attempts, error }: { kind: string; key: string; attempts: number; error: unknown },
  now: Date,
): Promise<void> {
  const state = { attempts: attempts + 1, next_at: retryAt(attempts, now), last_error: errorText(error) };
  await db
    .insertInto('postponed_work')
    .values({ kind, work_key: key, ...state })
    .onConflict((conflict) => conflict.columns(['kind', 'work_key']).doUpdateSet(state))
    .execute();
}

async function remove(db: Database, kind: string, key: string): Promise<void> {
  await db.deleteFrom('postponed_work').where('kind', '=', kind).where('work_key', '=', key).execute();
}

/** Longer than a gateway is stopped: a row still due has been retried by then; after that its attempts count anew. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Deletes postponed rows that are no longer due because other work has dealt with them. */
export async function purgePostponed({ db, now }: Pick<WorkContext, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('postponed_work')
    .where('next_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
