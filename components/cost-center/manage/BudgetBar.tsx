import type { CSSProperties } from 'react';
import type { BudgetUse } from '../../../src/contract/cost-center/cost-objects';
import { budgetState } from '../../../src/domain/cost-center/budget-state';
import { formatPrice } from '../../../src/domain/money/money';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { costCenterTexts } from './texts';

/** Bar and figures of the spent, reserved and remaining budget. An exceeded budget is also named in words. */
export function BudgetBar({ use }: { use: BudgetUse }) {
  const t = useTexts(costCenterTexts);
  const state = budgetState(use);
  if (!state) {
    const spent = use.used + use.held;
    return (
      <span className="cc-budget-none">
        {t.noBudget}
        {spent > 0 && <span>{t.spentOfNone(formatPrice(spent))}</span>}
      </span>
    );
  }
  const { amount, left, over, usedPart, heldPart, budgetPart } = state;
  const parts = { '--_used': usedPart, '--_held': heldPart, '--_budget': budgetPart } as CSSProperties;
  return (
    <div className="cc-budget" data-over={over > 0 ? '' : undefined}>
      <div className="cc-budget-head">
        <span>{t.budgetOf(formatPrice(amount))}</span>
        {over > 0 ? (
          <Tag tone="blocked">{t.over(formatPrice(over))}</Tag>
        ) : (
          <strong>{t.left(formatPrice(left))}</strong>
        )}
      </div>
      {/* hidden from assistive technology, as the figures say the same */}
      <div className="cc-budget-bar" style={parts} aria-hidden="true">
        <span className="cc-budget-used" />
        <span className="cc-budget-held" />
        {over > 0 && <span className="cc-budget-end" />}
      </div>
      <div className="cc-budget-foot">
        <span>{t.used(formatPrice(use.used))}</span>
        <span>{t.held(formatPrice(use.held))}</span>
      </div>
    </div>
  );
}
