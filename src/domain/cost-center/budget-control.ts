import type { BudgetUse } from '../../contract/cost-center/cost-objects';

/** A budget that a booking would break, in fen. */
export interface Shortfall {
  period: 'month' | 'year';
  amount: number;
  /** Amount left before the booking; below 0 where the budget is broken already. */
  left: number;
}

/** Returns the budgets of a cost centre that `needed` fen more would break; a missing budget cannot be broken. */
export function shortfallsOf(
  uses: { monthBudget: BudgetUse; yearBudget: BudgetUse },
  needed: number,
): Shortfall[] {
  if (needed <= 0) return [];
  const budgets = [
    { period: 'month' as const, ...uses.monthBudget },
    { period: 'year' as const, ...uses.yearBudget },
  ];
  return budgets.flatMap(({ period, amount, used, held }) => {
    if (amount === null) return [];
    const left = amount - used - held;
    return needed > left ? [{ period, amount, left }] : [];
  });
}
