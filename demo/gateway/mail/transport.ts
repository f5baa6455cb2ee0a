import { createTransport } from 'nodemailer';
import type { Database } from '../db/database';
import type { GatewayConfig } from '../server/config';
import { observeOutgoing } from '../server/metrics/outgoing';
import { traced } from '../server/traces/trace';
import { messageHtml, messageText, subjectOf, type Mail } from './message';

/** Failure of sending a mail. uncertain: it may have been sent. */
export class MailFailure extends Error {
  constructor(
    readonly kind: 'passing' | 'final' | 'uncertain',
    message: string,
  ) {
    super(message);
    this.name = 'MailFailure';
  }
}

/** Transport of the gateway's mails. Throws MailFailure. */
export interface MailTransport {
  send(mailNo: number, mail: Mail): Promise<void>;
}

/** Short, because a stopping process waits for the mail in transfer. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 8_000;
/** Transport by a mail server, with one connection per mail. */
export function createSmtpTransport({ url, from }: NonNullable<GatewayConfig['mail']>): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // content of a mail must not read files or call other servers
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(url);
  /** Mails whose content was requested, that is after the server has accepted the connection and the login. */
  const begun = new Set<unknown>();
  server.use('stream', ({ data, message }, done) => {
    const read = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      begun.add(data.messageId);
      return read(options);
    };
    done();
  });
  return {
    async send(mailNo, mail) {
      // equal for every attempt, so that mail programs show a repeated mail once
      const messageId = `<mail-${mailNo}@${hostname}>`;
      try {
        const sending = () =>
          server.sendMail({
            from,
            to: { name: '', address: mail.address },
            subject: subjectOf(mail),
            text: messageText(mail),
            html: messageHtml(mail),
            messageId,
            headers: { 'Auto-Submitted': 'auto-generated' },
          });
        await traced({ name: 'mail', kind: 'client' }, () => observeOutgoing('mail', sending()));
      } catch (error) {
        throw failureOf(error, begun.has(messageId));
      } finally {
        begun.delete(messageId);
      }
    },
  };
}

function failureOf(error: unknown, hasBegun: boolean): MailFailure {
  const { message, responseCode, code } = error as Error & { responseCode?: number; code?: string };
  // temporary, because an operator can correct a wrong password
  if (code === 'EAUTH') return new MailFailure('passing', message);
  if (responseCode !== undefined) return new MailFailure(responseCode >= 500 ? 'final' : 'passing', message);
  return new MailFailure(hasBegun ? 'uncertain' : 'passing', message);
}

/** Sends no mails and stores them in the database for the developer pages. */
export function createKeepingTransport(db: Database, clock: () => Date): MailTransport {
  return {
    async send(mailNo, mail) {
      await db
        .insertInto('kept_mail')
        .values({
          mail_no: mailNo,
          address: mail.address,
          subject: subjectOf(mail),
          content: messageText(mail),
          kept_at: clock(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
