import type { BudgetControl } from '../../contract/cost-center/budgets';

/** Budgets of a cost centre, and the control of bookings that exceed them. */
export interface BudgetRule {
  control: BudgetControl;
  /** Budget of each month in fen by year; null for no budget. */
  monthsByYear: ReadonlyMap<number, readonly number[] | null>;
}

const BY_STRICTNESS: readonly BudgetControl[] = ['none', 'warn', 'block'];

/** True when more may be spent than before. A missing budget is no limit. */
export function isLooserBudget(before: BudgetRule, after: BudgetRule): boolean {
  if (BY_STRICTNESS.indexOf(after.control) < BY_STRICTNESS.indexOf(before.control)) return true;
  return [...before.monthsByYear].some(([year, former]) => {
    const months = after.monthsByYear.get(year) ?? null;
    if (former === null) return false;
    return months === null || months.some((amount, month) => amount > (former[month] ?? 0));
  });
}
