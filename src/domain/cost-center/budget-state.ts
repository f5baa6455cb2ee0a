import type { BudgetUse } from '../../contract/cost-center/cost-objects';

/** Use of a budget, in fen. */
export interface BudgetState {
  amount: number;
  /** Amount left; 0 where the budget is exceeded. */
  left: number;
  /** Amount by which spent and reserved money exceeds the budget; 0 where it does not. */
  over: number;
  /**
   * Parts from 0 to 1 of the larger amount: the budget, or the spent and reserved money. Together with the amount left
   * they are 1.
   */
  usedPart: number;
  heldPart: number;
  /** End of the budget on the same scale: 1 unless it is exceeded. */
  budgetPart: number;
}

/** Returns undefined without a budget. Refunds can make the spent amount negative: it counts as 0. */
export function budgetState({ amount, used, held }: BudgetUse): BudgetState | undefined {
  if (amount === null) return undefined;
  const spent = Math.max(0, used + held);
  const usedFen = Math.min(spent, Math.max(0, used));
  const whole = Math.max(amount, spent);
  const partOf = (fen: number) => (whole === 0 ? 0 : fen / whole);
  return {
    amount,
    left: Math.max(0, amount - (used + held)),
    over: Math.max(0, spent - amount),
    usedPart: partOf(usedFen),
    heldPart: partOf(spent - usedFen),
    budgetPart: whole === 0 ? 1 : amount / whole,
  };
}
