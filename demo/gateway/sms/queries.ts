import { sql, type Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

export type TextMessage = Selectable<Schema['sms_message']>;

const SECOND = 1000;
/** Longer than any attempt takes. */
const CLAIM_MS = 60 * SECOND;
const FIRST_RETRY_MS = 5 * SECOND;
const LAST_RETRY_MS = 60 * SECOND;

/** Takes the message that is due longest, for this process alone. */
export function claimText(db: Database, now: Date): Promise<TextMessage | undefined> {
  return db
    .updateTable('sms_message')
    .set({ state: 'claimed', claimed_at: now, attempts: sql`attempts + 1` })
    .where('message_no', '=', (eb) =>
      eb
        .selectFrom('sms_message')
        .select('message_no')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('message_no')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Says that it goes to the SMS service now; false if another process has it meanwhile. */
export async function handOver(db: Database, { message_no, attempts }: TextMessage): Promise<boolean> {
  const handed = await db
    .updateTable('sms_message')
    .set({ state: 'handedOver' })
    .where('message_no', '=', message_no)
    .where('state', '=', 'claimed')
    .where('attempts', '=', attempts)
    .executeTakeFirstOrThrow();
  return handed.numUpdatedRows === 1n;
}

/** What it said is not kept: a code that was sent is in nobody's hands but its receiver's. */
export async function endText(
  db: Database,
  { message_no, attempts }: TextMessage,
  state: 'sent' | 'failed' | 'uncertain',
  failure = '',
): Promise<void> {
  await db
    .updateTable('sms_message')
    .set({ state, claimed_at: null, content: '', failure })
    .where('message_no', '=', message_no)
    .where('attempts', '=', attempts)
    .execute();
}

/** For another attempt, each twice as far off as the last one. */
export async function postponeText(
  db: Database,
  { message_no, attempts }: TextMessage,
  at: Date,
  failure: string,
): Promise<void> {
  const pause = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);
  await db
    .updateTable('sms_message')
    .set({
      state: 'waiting',
      claimed_at: null,
      next_attempt_at: new Date(at.getTime() + pause),
      failure,
    })
    .where('message_no', '=', message_no)
    .where('attempts', '=', attempts)
    .execute();
}

/**
 * What a process that has ended left behind: claimed only, it is sent; handed over, it may have been. What is no longer of use
 * to its receiver is not sent.
 */
export async function releaseTexts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CLAIM_MS);
  await db
    .updateTable('sms_message')
    .set({ state: 'waiting', claimed_at: null })
    .where('state', '=', 'claimed')
    .where('claimed_at', '<=', before)
    .execute();
  await db
    .updateTable('sms_message')
    .set({ state: 'uncertain', claimed_at: null, content: '' })
    .where('state', '=', 'handedOver')
    .where('claimed_at', '<=', before)
    .execute();
  await db
    .updateTable('sms_message')
    .set({ state: 'failed', content: '' })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .execute();
}
