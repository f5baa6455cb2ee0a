import { sql } from 'kysely';
import type { Database } from '../db/database';
import './partners/schema';

/**
 * Counts an attempt at an account in advance, so that parallel attempts cannot exceed the limit. Returns false when the
 * account is locked, or all allowed attempts are made and not all decided. An expired lock and attempts before
 * `forgetBefore` no longer count.
 */
export async function countLoginAttempt(
  db: Database,
  accountHash: string,
  { now, allowed, forgetBefore }: { now: Date; allowed: number; forgetBefore: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into login_attempt as a (account_hash, attempts, counted_at) values (${accountHash}, 1, ${now})
    on conflict (account_hash) do update set
      attempts = case
        when a.locked_until is not null or a.counted_at <= ${forgetBefore} then 1
        else a.attempts + 1 end,
      locked_until = null,
      counted_at = ${now}
    where a.locked_until <= ${now}
      or (a.locked_until is null and (a.attempts < ${allowed} or a.counted_at <= ${forgetBefore}))`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function isLocked(db: Database, accountHash: string, now: Date): Promise<boolean> {
  const locked = await db
    .selectFrom('login_attempt')
    .select('account_hash')
    .where('account_hash', '=', accountHash)
    .where('locked_until', '>', now)
    .executeTakeFirst();
  return locked !== undefined;
}

/** Locks an account whose allowed attempts are used up. Returns the number left. */
export async function lockIfUsedUp(
  db: Database,
  accountHash: string,
  { allowed, until }: { allowed: number; until: Date },
): Promise<number> {
  const made = await db
    .updateTable('login_attempt')
    .set({ locked_until: sql`case when attempts >= ${allowed} then ${until} else locked_until end` })
    .where('account_hash', '=', accountHash)
    .returning('attempts')
    .executeTakeFirst();
  return Math.max(0, allowed - (made?.attempts ?? 0));
}

export async function forgetAttempts(db: Database, accountHash: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('account_hash', '=', accountHash).execute();
}

/** Counts a login request of an address and returns its number in the present window. */
export async function countLoginRequest(
  db: Database,
  address: string,
  now: Date,
  windowMs: number,
): Promise<number> {
  const ended = new Date(now.getTime() - windowMs);
  const { rows } = await sql<{ requests: number }>`
    insert into login_rate as r (address, window_started_at, requests) values (${address}, ${now}, 1)
    on conflict (address) do update set
      requests = case when r.window_started_at <= ${ended} then 1 else r.requests + 1 end,
      window_started_at = case
        when r.window_started_at <= ${ended} then excluded.window_started_at
        else r.window_started_at end
    returning requests`.execute(db);
  return rows[0]?.requests ?? 0;
}

/** Stores a nonce; false if it was used before. */
export async function spendNonce(
  db: Database,
  nonce: { app_no: string; nonce: string; expires_at: Date },
): Promise<boolean> {
  const result = await db
    .insertInto('partner_nonce')
    .values(nonce)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Deletes expired sessions and counters. */
export async function purgeLoginTraces(db: Database, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('partner_nonce').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sms_code').where('expires_at', '<=', anHourAgo).execute();
  await db.deleteFrom('sms_message').where('sent_at', '<=', anHourAgo).execute();
  await db.deleteFrom('login_rate').where('window_started_at', '<=', anHourAgo).execute();
  await db
    .deleteFrom('login_attempt')
    .where('counted_at', '<=', anHourAgo)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .execute();
}
