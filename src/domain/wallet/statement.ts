import type { WalletStatement } from '../../contract/wallet/account';

/** Sums of an account's entries, fen, and its stored balance. */
export interface MovementSums {
  /** Sums before the days, within them, and after. */
  before: number;
  /** Sums above 0 and below 0 within the days. */
  came: number;
  went: number;
  after: number;
  balance: number;
}

/**
 * Returns the statement for a period. Entries and balance are stored separately: where one was changed without the
 * other, the statement is not balanced.
 */
export function statementOf({ before, came, went, after, balance }: MovementSums): WalletStatement {
  const closing = before + came + went;
  return {
    openingBalance: before,
    inAmount: came,
    // Avoids -0.
    outAmount: 0 - went,
    closingBalance: closing,
    laterAmount: after,
    heldBalance: balance,
    isBalanced: closing + after === balance,
  };
}
