import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** How often something may be done in a time that begins when it is first done. */
export interface Allowance {
  allowed: number;
  withinMs: number;
}

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/**
 * Spends one of what a subject, of any text, is allowed; false if nothing is left. What many do at the same moment
 * is counted over all processes.
 */
export async function spend(
  db: Database,
  subject: string,
  { allowed, withinMs }: Allowance,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into spent_allowance as b (subject_hash, spent, ends_at)
    values (${hashOf(subject)}, 1, ${new Date(now.getTime() + withinMs)})
    on conflict (subject_hash) do update set
      spent = case when b.ends_at <= ${now} then 1 else b.spent + 1 end,
      ends_at = case when b.ends_at <= ${now} then excluded.ends_at else b.ends_at end
    where b.ends_at <= ${now} or b.spent < ${allowed}`.execute(db);
  return numAffectedRows === 1n;
}

/** Takes back what was spent beforehand and not needed after all. */
export async function giveBack(db: Database, subject: string): Promise<void> {
  await db
    .updateTable('spent_allowance')
    .set((eb) => ({ spent: eb('spent', '-', 1) }))
    .where('subject_hash', '=', hashOf(subject))
    .where('spent', '>', 0)
    .execute();
}

function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}

/** Deletes what no longer decides anything. */
export async function purgeAllowances({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.deleteFrom('spent_allowance').where('ends_at', '<=', now).execute();
}
