/** Empty, because the table has the waiting mails. */
export type MailsWait = Record<string, never>;

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** Mails wait to be sent. */
    'mails.noted': MailsWait;
  }
}
