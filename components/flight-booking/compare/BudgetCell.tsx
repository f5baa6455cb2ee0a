import { formatPrice } from '../../../src/domain/money/money';
import type { BudgetReading } from '../requests/budget';
import { OverBudgetTag } from '../requests/BudgetMark';

/** Whether a compared price is within what is left of the budget, and what it is over. */
export function BudgetCell({ budget }: { budget: BudgetReading | undefined }) {
  if (!budget) return '不限';
  if (budget.over === 0) return '预算内';
  return (
    <>
      <OverBudgetTag /> <span className="fb-compare-over">超出 ¥{formatPrice(budget.over)}</span>
    </>
  );
}

/** The same in words, to tell whether prices differ by it. */
export const budgetWords = (budget: BudgetReading | undefined): string => `${budget?.over ?? ''}`;
