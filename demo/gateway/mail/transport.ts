import { createTransport } from 'nodemailer';
import type { Database } from '../db/database';
import type { GatewayConfig } from '../server/config';
import { messageHtml, messageText, type Mail } from './message';

/** Why a mail was not sent. uncertain: it may have been. */
export class MailFailure extends Error {
  constructor(
    readonly kind: 'passing' | 'final' | 'uncertain',
    message: string,
  ) {
    super(message);
    this.name = 'MailFailure';
  }
}

/** How mails leave the gateway. Throws MailFailure. */
export interface MailTransport {
  send(mailNo: number, mail: Mail): Promise<void>;
}

/** A process that is to stop waits for the mail under way. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 8_000;
/** By a mail server, each mail over a connection of its own. */
export function createSmtpTransport({ url, from }: NonNullable<GatewayConfig['mail']>): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // nothing in a mail reads files or calls other servers
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(url);
  /** Those whose content has been asked for, once the server is there and has let us in. */
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
      // the same for every attempt: who gets it twice sees it once
      const messageId = `<mail-${mailNo}@${hostname}>`;
      try {
        await server.sendMail({
          from,
          to: { name: '', address: mail.address },
          subject: mail.subject,
          text: messageText(mail),
          html: messageHtml(mail),
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
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
  // an operator mends a wrong password, and the mails are sent then
  if (code === 'EAUTH') return new MailFailure('passing', message);
  if (responseCode !== undefined) return new MailFailure(responseCode >= 500 ? 'final' : 'passing', message);
  return new MailFailure(hasBegun ? 'uncertain' : 'passing', message);
}

/** Sends nothing: keeps the mails in the database for the developer pages. */
export function createKeepingTransport(db: Database, clock: () => Date): MailTransport {
  return {
    async send(mailNo, mail) {
      await db
        .insertInto('kept_mail')
        .values({
          mail_no: mailNo,
          address: mail.address,
          subject: mail.subject,
          content: messageText(mail),
          kept_at: clock(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
