import { sql, type Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

export type MailRow = Selectable<Schema['mail']>;
type Ended = 'sent' | 'needless' | 'failed' | 'uncertain';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than any attempt takes. */
const CLAIM_MS = 5 * MINUTE;
const FIRST_RETRY_MS = MINUTE;
const LAST_RETRY_MS = 60 * MINUTE;
/** Whoever has not been reached by then has seen it in the portal, or it is over. */
const GIVEN_UP_AFTER_MS = 2 * DAY;
const KEPT_MS = 90 * DAY;

/** Notes mails to be sent, in the transaction that gives the reason for them; one about each thing, ever. */
export async function insertMails(tx: Database, abouts: readonly string[], now: Date): Promise<void> {
  if (abouts.length === 0) return;
  await tx
    .insertInto('mail')
    .values(abouts.map((about) => ({ about, made_at: now, next_attempt_at: now })))
    .onConflict((conflict) => conflict.column('about').doNothing())
    .execute();
}

/** Takes the mail that is due longest, for this process alone. */
export function claimMail(db: Database, now: Date): Promise<MailRow | undefined> {
  return db
    .updateTable('mail')
    .set({ state: 'claimed', claimed_at: now, attempts: sql`attempts + 1` })
    .where('mail_no', '=', (eb) =>
      eb
        .selectFrom('mail')
        .select('mail_no')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('mail_no')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Says that it goes to the mail server now; false if another process has it meanwhile. */
export async function handOver(db: Database, { mail_no, attempts }: MailRow): Promise<boolean> {
  const handed = await db
    .updateTable('mail')
    .set({ state: 'handedOver' })
    .where('mail_no', '=', mail_no)
    .where('state', '=', 'claimed')
    .where('attempts', '=', attempts)
    .executeTakeFirstOrThrow();
  return handed.numUpdatedRows === 1n;
}

export async function endMail(
  db: Database,
  { mail_no, attempts }: MailRow,
  state: Ended,
  at: Date,
  failure = '',
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state, claimed_at: null, ended_at: at, failure })
    .where('mail_no', '=', mail_no)
    .where('attempts', '=', attempts)
    .execute();
}

/** For another attempt, each twice as far off as the last one, unless there have been enough. */
export async function postponeMail(db: Database, mail: MailRow, at: Date, failure: string): Promise<void> {
  if (at.getTime() - mail.made_at.getTime() >= GIVEN_UP_AFTER_MS) {
    await endMail(db, mail, 'failed', at, failure);
    return;
  }
  const pause = Math.min(FIRST_RETRY_MS * 2 ** (mail.attempts - 1), LAST_RETRY_MS);
  await db
    .updateTable('mail')
    .set({
      state: 'waiting',
      claimed_at: null,
      next_attempt_at: new Date(at.getTime() + pause),
      failure,
    })
    .where('mail_no', '=', mail.mail_no)
    .where('attempts', '=', mail.attempts)
    .execute();
}

/** What a process that has ended left behind: written only, it is sent; handed over, it may have been. */
export async function releaseMails(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CLAIM_MS);
  await db
    .updateTable('mail')
    .set({ state: 'waiting', claimed_at: null })
    .where('state', '=', 'claimed')
    .where('claimed_at', '<=', before)
    .execute();
  await db
    .updateTable('mail')
    .set({ state: 'uncertain', claimed_at: null, ended_at: now })
    .where('state', '=', 'handedOver')
    .where('claimed_at', '<=', before)
    .execute();
}

export async function purgeMails(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('made_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
