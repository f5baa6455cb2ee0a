/** Nothing: which they are is in the queue of mails. */
export type MailsWait = Record<string, never>;

export interface BalanceLow {
  enterpriseNum: string;
}

/** Less protection of a wallet waits for one of others to agree. */
export interface WalletChangeAsked {
  enterpriseNum: string;
  changeNo: number;
  /** Name of who has asked. */
  byName: string;
  /** Staff numbers of those who may agree. */
  toldNos: readonly string[];
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** Mails of wallets wait to be sent. */
    'wallet.mailed': MailsWait;
    /** The prepaid balance of an enterprise has fallen below what is set. */
    'wallet.low': BalanceLow;
    'wallet.changeAsked': WalletChangeAsked;
  }
}
