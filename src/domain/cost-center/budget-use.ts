/**
 * Returns a year's budget and that of a month in it, 1 to 12, from the budgets of its months in fen; null for no
 * budget.
 */
export function budgetAmounts(
  monthAmounts: readonly number[] | null,
  month: number,
): { year: number | null; month: number | null } {
  if (monthAmounts === null) return { year: null, month: null };
  return {
    year: monthAmounts.reduce((sum, amount) => sum + amount, 0),
    month: monthAmounts[month - 1] ?? 0,
  };
}
