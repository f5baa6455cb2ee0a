import type { AreaDeps } from '../server/deps';
import { defineJob, type Attempt, type Lease, type JobContext } from '../server/jobs/job';
import type { Mail } from './message';
import { endMail, findMail, handOver, postponeMail, SEND_MAIL } from './queries';
import { MailFailure, type MailTransport } from './transport';

/** Composition and transport of this process's mails. */
export interface Mails {
  /** Undefined: no mails are composed or sent. */
  transport: MailTransport | undefined;
  /** The current text of a mail; undefined when its reason or its receiver no longer exists. */
  compose(about: string, now: Date): Promise<Mail | undefined>;
}

declare module '../server/deps' {
  interface AreaDeps {
    mails: Mails;
  }
}

/** Mails of a process that sends none and leaves them to another one. */
export const NO_MAILS: Mails = { transport: undefined, compose: () => Promise.resolve(undefined) };

const MINUTE = 60_000;
const LAST_RETRY_MS = 60 * MINUTE;
/** Age from which a mail is given up, because its receiver has seen the matter in the portal, or it is over. */
const GIVEN_UP_AFTER_MS = 2 * 24 * 60 * MINUTE;

interface Parts {
  deps: Pick<AreaDeps, 'mails'>;
}

/** Sends a mail, by its number. */
export const sendMail = defineJob<Parts>({
  ...SEND_MAIL,
  canRun: ({ mails }) => mails.transport !== undefined,
  run: send,
  retry: {
    pauseMs: (attempts) => Math.min(MINUTE * 2 ** (attempts - 1), LAST_RETRY_MS),
    mayPass: (error, { addedAt, now }: Attempt) =>
      kindOf(error) === 'passing' && now.getTime() - addedAt.getTime() < GIVEN_UP_AFTER_MS,
    // the mail server is unavailable
    holdsUpOthers: (error) => kindOf(error) !== 'final',
    failed: ({ db, now, key, error, isGivenUp }) =>
      isGivenUp
        ? endMail(db, key, kindOf(error) === 'uncertain' ? 'uncertain' : 'failed', now)
        : postponeMail(db, key),
  },
});

const kindOf = (error: unknown) => (error instanceof MailFailure ? error.kind : 'passing');

async function send({
  db,
  now,
  key,
  lease,
  deps: { mails },
}: JobContext & Parts & { key: string; lease: Lease }): Promise<void> {
  const mail = await findMail(db, key);
  if (mail === undefined) return;
  // handed over by a process that has ended, so it may have been sent
  if (mail.state === 'handedOver') return lease.end((tx) => endMail(tx, key, 'uncertain', now));
  const written = await mails.compose(mail.about, now);
  if (written === undefined) return lease.end((tx) => endMail(tx, key, 'needless', now));
  await lease.hold((tx) => handOver(tx, key));
  await mails.transport?.send(mail.mail_no, written);
  await lease.end((tx) => endMail(tx, key, 'sent', now));
}
