import { formatPrice } from '../../../src/domain/money/money';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { BudgetReading } from '../requests/budget';
import { OverBudgetTag } from '../requests/BudgetMark';
import { compareTexts } from './texts';

/** Whether a compared price is within what is left of the budget, and what it is over. */
export function BudgetCell({ budget }: { budget: BudgetReading | undefined }) {
  const t = useTexts(compareTexts);
  if (!budget) return t.noBudget;
  if (budget.over === 0) return t.withinBudget;
  return (
    <>
      <OverBudgetTag /> <span className="fb-compare-over">{t.over(`¥${formatPrice(budget.over)}`)}</span>
    </>
  );
}

/** The same in words, to tell whether prices differ by it. */
export const budgetWords = (budget: BudgetReading | undefined): string => `${budget?.over ?? ''}`;
