import type { BudgetUse } from '../../contract/cost-center/cost-objects';

/** Budget that a booking would exceed, in fen. */
export interface Shortfall {
  period: 'month' | 'year';
  amount: number;
  /** Amount left before the booking; negative when the budget is exceeded already. */
  left: number;
}

/** Returns the budgets of a cost centre that `needed` more fen would exceed; a missing budget cannot be exceeded. */
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
