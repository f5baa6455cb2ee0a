import { formatPrice } from '../../domain/money/money';
import { InlineName } from '../layout/disclosure/InlineName';
import { useTexts } from '../texts/use-texts';
import { useSheet } from '../tokens/root';
import css from './over-budgets.css?inline';
import { overBudgetsTexts } from './texts';

/** A budget that is not enough; fen. */
interface OverBudget {
  costCenterName: string;
  period: 'month' | 'year';
  amount: number;
  left: number;
  needed: number;
}

/** Budgets of cost centres that do not cover something: what there is, what is left of it and what is needed. */
export function OverBudgets({ of }: { of: readonly OverBudget[] }) {
  useSheet(css);
  const t = useTexts(overBudgetsTexts);
  return (
    <ul className="tp-over-budgets">
      {of.map(({ costCenterName, period, amount, left, needed }) => (
        <li key={`${costCenterName} ${period}`}>
          <InlineName>{costCenterName}</InlineName>
          {t.beyond(period, formatPrice(amount), formatPrice(left), formatPrice(needed))}
        </li>
      ))}
    </ul>
  );
}
