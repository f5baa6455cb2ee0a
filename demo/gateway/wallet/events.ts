/** Nothing: which they are is in the queue of mails. */
export type MailsWait = Record<string, never>;

export interface BalanceLow {
  enterpriseNum: string;
}

declare module '../server/domain-events' {
  interface DomainEvents {
    /** Mails of wallets wait to be sent. */
    'wallet.mailed': MailsWait;
    /** The prepaid balance of an enterprise has fallen below what is set. */
    'wallet.low': BalanceLow;
  }
}
