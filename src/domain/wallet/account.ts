import type { CorpWalletAccount } from '../../contract/wallet/account';

/** An account in the ledger, fen. */
export interface LedgerAccount {
  balance: number;
  /** Lowest allowed balance: 0 for a prepaid account, minus the limit for a credit line. */
  floor: number;
  /** Amount reserved for open orders. */
  held: number;
}

/**
 * Returns the amount available for payments, fen: the balance above the floor, less the reserved amount; never below 0.
 */
export const availableOf = ({ balance, floor, held }: LedgerAccount): number =>
  Math.max(0, balance - floor - held);

export function prepaidView(account: LedgerAccount): NonNullable<CorpWalletAccount['prepaid']> {
  return {
    totalAmount: account.balance,
    frozenAmount: account.held,
    availableAmount: availableOf(account),
  };
}

/** A credit line has a balance of 0 or below: the amount owed is the used part. */
export function creditView(account: LedgerAccount): NonNullable<CorpWalletAccount['credit']> {
  return {
    // Avoids -0.
    limitAmount: 0 - account.floor,
    usedAmount: 0 - account.balance,
    frozenAmount: account.held,
    availableAmount: availableOf(account),
  };
}
