import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import type { EventSource } from '../server/events/domain-events';
import { messages } from '../server/metrics/measures';
import { addJobs } from '../server/jobs/queries';
import './events';

export type MailRow = Selectable<Schema['mail']>;
type Ended = 'sent' | 'needless' | 'failed' | 'uncertain';

const KEPT_MS = 90 * 24 * 3_600_000;

/** Kind of the jobs that send mails. */
export const SEND_MAIL = { kind: 'send mail' };

/**
 * Queues mails in the transaction that gives the reason for them, at most one ever per subject key. They are sent after
 * the commit.
 */
export async function insertMails({ db, now, emit }: EventSource, abouts: readonly string[]): Promise<void> {
  if (abouts.length === 0) return;
  const noted = await db
    .insertInto('mail')
    .values(abouts.map((about) => ({ about, made_at: now })))
    .onConflict((conflict) => conflict.column('about').doNothing())
    .returning('mail_no')
    .execute();
  await addJobs(
    db,
    SEND_MAIL,
    noted.map(({ mail_no }) => String(mail_no)),
    now,
  );
  await emit({ db, now }, 'mails.noted', {});
}

/** A mail that is still to be sent. */
export const findMail = (db: Database, mailNo: string): Promise<MailRow | undefined> =>
  db
    .selectFrom('mail')
    .selectAll()
    .where('mail_no', '=', Number(mailNo))
    .where('ended_at', 'is', null)
    .executeTakeFirst();

const updating = (db: Database, mailNo: string) =>
  db.updateTable('mail').where('mail_no', '=', Number(mailNo)).where('ended_at', 'is', null);

/** Records that the mail is now handed over to the mail server. */
export async function handOver(db: Database, mailNo: string): Promise<void> {
  await updating(db, mailNo).set({ state: 'handedOver' }).execute();
}

export async function endMail(db: Database, mailNo: string, state: Ended, at: Date): Promise<void> {
  await updating(db, mailNo).set({ state, ended_at: at }).execute();
  messages.inc({ channel: 'mail', outcome: state });
}

/** Records that the mail did not reach the mail server. */
export async function postponeMail(db: Database, mailNo: string): Promise<void> {
  await updating(db, mailNo).set({ state: 'waiting' }).execute();
}

export async function purgeMails(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('made_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
