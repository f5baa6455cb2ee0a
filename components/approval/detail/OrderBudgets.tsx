import type { OrderBudget } from '../../../src/contract/approval/approval';
import { formatPrice } from '../../../src/domain/money/money';
import { InlineName } from '../../../src/ui/layout/disclosure/InlineName';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { tripTexts } from './texts';

/** Budgets that the order is charged to (travel request and cost centres), with the remaining amounts. */
export function OrderBudgets({ budgets }: { budgets: readonly OrderBudget[] }) {
  const t = useTexts(tripTexts);
  if (budgets.length === 0) return null;
  return (
    <div className="tp-detail-card">
      <h3>{t.orderBudgets}</h3>
      <ul className="al-outlook">
        {budgets.map(({ kind, name, amount, used, needed }) => {
          const left = amount - used;
          return (
            <li key={`${kind} ${name}`}>
              <span>
                {t.budgetOf(kind)} {kind === 'request' ? name : <InlineName>{name}</InlineName>}
              </span>
              <span className={left < 0 ? 'al-over' : undefined}>
                {left < 0 ? t.budgetOver(formatPrice(-left)) : t.budgetLeft(formatPrice(left))}
              </span>
              <span className="al-hint">
                {t.budgetUse(formatPrice(amount), formatPrice(used - needed), formatPrice(needed))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
