export interface BalanceLow {
  enterpriseNum: string;
}

/** A loosening of a wallet's limits waits for another administrator's consent. */
export interface WalletChangeRequested {
  enterpriseNum: string;
  changeNo: number;
  /** Name of the requester. */
  byName: string;
  /** Staff numbers of those who may consent. */
  toldNos: readonly string[];
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** The prepaid balance of an enterprise has fallen below the warning amount. */
    'wallet.low': BalanceLow;
    'wallet.changeAsked': WalletChangeRequested;
  }
}
