import type { CorpWalletAccount } from '../../contract/wallet/account';

/** An account by the ledger, fen. */
export interface HeldAccount {
  balance: number;
  /** The balance never goes below: 0 of a prepaid account, minus the limit of a credit line. */
  floor: number;
  /** Held for open orders. */
  held: number;
}

/** What can be paid from it now, fen: what is left down to the floor, less what is held; never below 0. */
export const availableOf = ({ balance, floor, held }: HeldAccount): number =>
  Math.max(0, balance - floor - held);

export function prepaidView(account: HeldAccount): NonNullable<CorpWalletAccount['prepaid']> {
  return {
    totalAmount: account.balance,
    frozenAmount: account.held,
    availableAmount: availableOf(account),
  };
}

/** A credit line stands at 0 or below: what is owed is what is used of it. */
export function creditView(account: HeldAccount): NonNullable<CorpWalletAccount['credit']> {
  return {
    // not -0
    limitAmount: 0 - account.floor,
    usedAmount: 0 - account.balance,
    frozenAmount: account.held,
    availableAmount: availableOf(account),
  };
}
