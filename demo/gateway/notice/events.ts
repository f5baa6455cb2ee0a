/** Nothing: which they are is in the table. */
export type MailsWait = Record<string, never>;

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** Mails wait to be sent. */
    'notice.mailed': MailsWait;
  }
}
