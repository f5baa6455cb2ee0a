/** Nothing: which they are is in the queue of mails. */
export type MailsWait = Record<string, never>;

declare module '../server/domain-events' {
  interface DomainEvents {
    /** Mails about accounts wait to be sent. */
    'account.mailed': MailsWait;
  }
}
