import type { WalletStatement } from '../../contract/wallet/account';

/** What moved on an account, fen, summed up from its entries, and the balance it is held with. */
export interface MovementSums {
  /** Before the days, within them, and after. */
  before: number;
  /** Above 0 and below 0 within the days. */
  came: number;
  went: number;
  after: number;
  balance: number;
}

/**
 * The statement over some days. The entries and the balance are kept apart: where one of them was changed without the other,
 * the statement is not balanced.
 */
export function statementOf({ before, came, went, after, balance }: MovementSums): WalletStatement {
  const closing = before + came + went;
  return {
    openingBalance: before,
    inAmount: came,
    // not -0
    outAmount: 0 - went,
    closingBalance: closing,
    laterAmount: after,
    heldBalance: balance,
    isBalanced: closing + after === balance,
  };
}
