import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Number of times that an action is allowed in a period, which begins with the first one. */
export interface Allowance {
  allowed: number;
  withinMs: number;
}

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/**
 * Spends one of a subject's allowance; the subject is any text. Returns false when it is used up. Concurrent calls of
 * all processes count.
 */
export async function spendAllowance(
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

/** Returns one unit to the allowance that was spent in advance and not needed. */
export async function restoreAllowance(db: Database, subject: string): Promise<void> {
  await db
    .updateTable('spent_allowance')
    .set((eb) => ({ spent: eb('spent', '-', 1) }))
    .where('subject_hash', '=', hashOf(subject))
    .where('spent', '>', 0)
    .execute();
}

/** Gives a subject its whole allowance again. */
export async function forgetAllowance(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('spent_allowance').where('subject_hash', '=', hashOf(subject)).execute();
}

function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}

/** Deletes expired counters. */
export async function purgeAllowances({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.deleteFrom('spent_allowance').where('ends_at', '<=', now).execute();
}
