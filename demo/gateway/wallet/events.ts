/** Nothing: which they are is in the queue of mails. */
export type MailsWait = Record<string, never>;

declare module '../server/domain-events' {
  interface DomainEvents {
    /** Mails of wallets wait to be sent. */
    'wallet.mailed': MailsWait;
  }
}
