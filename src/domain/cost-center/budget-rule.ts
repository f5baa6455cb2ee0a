import type { BudgetControl } from '../../contract/cost-center/budgets';

/** The budgets of a cost centre, and what is done with bookings that they do not cover. */
export interface BudgetRule {
  control: BudgetControl;
  /** Fen of each month by year; null: there is no budget. */
  monthsByYear: ReadonlyMap<number, readonly number[] | null>;
}

const BY_STRICTNESS: readonly BudgetControl[] = ['none', 'warn', 'block'];

/** May more be spent than before? No budget is no bound. */
export function isLooserBudget(before: BudgetRule, after: BudgetRule): boolean {
  if (BY_STRICTNESS.indexOf(after.control) < BY_STRICTNESS.indexOf(before.control)) return true;
  return [...before.monthsByYear].some(([year, former]) => {
    const months = after.monthsByYear.get(year) ?? null;
    if (former === null) return false;
    return months === null || months.some((amount, month) => amount > (former[month] ?? 0));
  });
}
