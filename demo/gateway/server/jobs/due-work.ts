import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import { isAway } from '../../db/unavailable';
import type { EventContext } from '../events/domain-events';
import { errorText, retryAt } from './retry';
import { untilNothing } from './until-nothing';

/** Database, clock and log for work by time, outside any transaction. */
export type Working = Pick<EventContext, 'db' | 'now' | 'log'>;

export interface Turn {
  /** Keys of rows that have failed and are not to be tried now: the step passes them by. */
  postponed: ReadonlySet<string>;
  /** Names the row that the step works on from here on: a failure is laid to it. */
  take(key: string | number): void;
}

/**
 * Repeats a step that does one row a transaction until it finds none. A row that fails is logged, and put off, each time for longer,
 * so that those behind it have their turn; it is tried again until it is done. `kind`: name of the due task. While the database is
 * away nothing is put off.
 */
export async function untilNoneDue(
  { db, now, log }: Working,
  kind: string,
  step: (turn: Turn) => Promise<boolean>,
): Promise<void> {
  const failed = await findFailed(db, kind);
  const postponed = new Set([...failed].flatMap(([key, { nextAt }]) => (nextAt > now ? [key] : [])));
  await untilNothing(async () => {
    const taken: { key?: string } = {};
    const take = (key: string | number) => void (taken.key = String(key));
    try {
      const isDone = await step({ postponed, take });
      if (taken.key !== undefined && failed.delete(taken.key)) await remove(db, kind, taken.key);
      return isDone;
    } catch (error) {
      const { key } = taken;
      // a row that was passed by and comes all the same would come for ever
      if (key === undefined || postponed.has(key) || isAway(error)) throw error;
      const attempts = failed.get(key)?.attempts ?? 0;
      log.error({ err: error, task: kind, key, attempts: attempts + 1 }, 'work that is due failed on a row');
      await postpone(db, { kind, key, attempts, error }, now);
      postponed.add(key);
      return true;
    }
  });
}

/** The same for rows that are known beforehand, one after the other. */
export async function eachDue<Row>(
  context: Working,
  { kind, rows, keyOf }: { kind: string; rows: Iterable<Row>; keyOf: (row: Row) => string | number },
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const left = [...rows].values();
  await untilNoneDue(context, kind, async ({ postponed, take }) => {
    const { value: row, done } = left.next();
    if (done === true) return false;
    const key = String(keyOf(row));
    if (postponed.has(key)) return true;
    take(key);
    await work(row);
    return true;
  });
}

/** Condition of a step on the column of its key. */
export const isNotPostponed = (column: string, { postponed }: Pick<Turn, 'postponed'>): RawBuilder<boolean> =>
  postponed.size === 0 ? sql`true` : sql`${sql.ref(column)}::text <> all(${[...postponed]}::text[])`;

interface Failed {
  attempts: number;
  nextAt: Date;
}

async function findFailed(db: Database, kind: string): Promise<Map<string, Failed>> {
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

/** Longer than a gateway is stopped: a row that is still due has been tried again by then, and counts anew otherwise. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Forgets rows that are due no more, because something else was done with them meanwhile. */
export async function purgePostponed({ db, now }: Pick<Working, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('postponed_work')
    .where('next_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
