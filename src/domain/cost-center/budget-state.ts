import type { BudgetUse } from '../../contract/cost-center/cost-objects';

/** What has become of a budget, fen. */
export interface BudgetState {
  amount: number;
  /** 0 where it is over. */
  left: number;
  /** By how much what is spent and held is over it; 0 where it is not. */
  over: number;
  /** Parts from 0 to 1 of what is the larger: the budget, or what is spent and held. Together with what is left they are 1. */
  usedPart: number;
  heldPart: number;
  /** Where the budget ends: 1 unless it is over. */
  budgetPart: number;
}

/** undefined: there is no budget. Money that came back can leave less than nothing spent: it counts as nothing. */
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
