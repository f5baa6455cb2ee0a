import type { FastifyBaseLogger } from 'fastify';
import type { Background } from '../server/jobs/background';
import type { Database } from '../db/database';
import { claimMail, endMail, handOver, postponeMail, releaseMails } from './queries';
import type { Mail } from './message';
import { MailFailure, type MailTransport } from './transport';

/** Sends the mails that are due. */
export interface MailQueue {
  /** Begins with them, beside whatever goes on; once more after the round that is under way. */
  wake(log: Pick<FastifyBaseLogger, 'error'>): void;
  /** Begins with no other mail. */
  stop(): void;
}

declare module '../server/deps' {
  interface AreaDeps {
    mails: MailQueue;
  }
}

export interface MailQueueOptions {
  db: Database;
  clock: () => Date;
  background: Background;
  /** Undefined: none are sent, and none are made. */
  transport: MailTransport | undefined;
  /** What a mail says at this moment; undefined: nothing any more, or to nobody. */
  compose(about: string, now: Date): Promise<Mail | undefined>;
}

/** Of a process that sends none: they wait for one that does. */
export const NO_MAILS: MailQueue = { wake: () => undefined, stop: () => undefined };

export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { background, transport } = options;
  if (transport === undefined) return NO_MAILS;
  const sending = { ...options, transport };
  let isRunning = false;
  let isWanted = false;
  const stopping = new AbortController();

  async function run(): Promise<void> {
    try {
      while (isWanted && !stopping.signal.aborted) {
        isWanted = false;
        await releaseMails(options.db, options.clock());
        while (!stopping.signal.aborted && (await sendNext(sending)));
      }
    } finally {
      isRunning = false;
    }
  }

  return {
    wake(log) {
      isWanted = true;
      if (isRunning) return;
      isRunning = true;
      background.run('send mails', log, run);
    },
    stop: () => stopping.abort(),
  };
}

/** False if none is due, or the mail server cannot be had: the others wait as well. */
async function sendNext({
  db,
  clock,
  transport,
  compose,
}: MailQueueOptions & { transport: MailTransport }): Promise<boolean> {
  const mail = await claimMail(db, clock());
  if (mail === undefined) return false;
  try {
    const written = await compose(mail.about, clock());
    if (written === undefined) {
      await endMail(db, mail, 'needless', clock());
      return true;
    }
    if (!(await handOver(db, mail))) return true;
    await transport.send(mail.mail_no, written);
    await endMail(db, mail, 'sent', clock());
    return true;
  } catch (error) {
    const { message } = error as Error;
    const kind = error instanceof MailFailure ? error.kind : 'passing';
    if (kind === 'passing') await postponeMail(db, mail, clock(), message);
    else await endMail(db, mail, kind === 'final' ? 'failed' : 'uncertain', clock(), message);
    if (kind === 'final') return true;
    throw error;
  }
}
