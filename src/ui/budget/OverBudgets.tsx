import { formatPrice } from '../../domain/money/money';
import { InlineName } from '../layout/disclosure/InlineName';
import { useTexts } from '../texts/use-texts';
import { useSheet } from '../tokens/root';
import css from './over-budgets.css?inline';
import { overBudgetsTexts } from './texts';

/** An insufficient budget; amounts in fen. */
interface OverBudget {
  costCenterName: string;
  period: 'month' | 'year';
  amount: number;
  left: number;
  needed: number;
}

/** Exceeded budgets of cost centres, each with its total, remaining and required amount. */
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
