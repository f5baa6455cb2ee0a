import { formatPrice } from '../../../src/domain/money/money';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { BudgetComparison } from '../requests/budget';
import { OverBudgetTag } from '../requests/BudgetMark';
import { compareTexts } from './texts';

/** Relation of a compared price to the remaining budget, with the excess. */
export function BudgetCell({ budget }: { budget: BudgetComparison | undefined }) {
  const t = useTexts(compareTexts);
  if (!budget) return t.noBudget;
  if (budget.over === 0) return t.withinBudget;
  return (
    <>
      <OverBudgetTag /> <span className="fb-compare-over">{t.over(`¥${formatPrice(budget.over)}`)}</span>
    </>
  );
}

/** Text of the cell, for the comparison of differing rows. */
export const budgetCellText = (budget: BudgetComparison | undefined): string => `${budget?.over ?? ''}`;
