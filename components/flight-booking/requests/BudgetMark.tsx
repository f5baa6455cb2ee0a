import Wallet from 'lucide-react/icons/wallet';
import { formatPrice } from '../../../src/domain/money/money';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ExplainedMark } from '../standards/ExplainedMark';
import type { BudgetComparison } from './budget';
import { requestTexts } from './texts';

export const OverBudgetTag = () => (
  <Tag tone="blocked" icon={<Wallet />}>
    {useTexts(requestTexts).overBudget}
  </Tag>
);

interface Props {
  reading: BudgetComparison;
  /** Name of the marked item, for screen readers. */
  of: string;
}

/** Mark on a price that exceeds the request's budget. It opens to the remaining budget and the cost. */
export function BudgetMark({ reading, of }: Props) {
  const t = useTexts(requestTexts);
  const { applyId, left, total, over, travellers, legs } = reading;
  return (
    <ExplainedMark label={t.explain(of)} tag={<OverBudgetTag />} title={t.explanation}>
      <p className="fb-mark-title">{t.overRequest(applyId)}</p>
      <dl className="fb-budget">
        <div>
          <dt>{t.left}</dt>
          <dd>¥{formatPrice(left)}</dd>
        </div>
        <div>
          <dt>{t.total(travellers, legs > 1)}</dt>
          <dd>¥{formatPrice(total)}</dd>
        </div>
        <div>
          <dt>{t.over}</dt>
          <dd>
            <strong>¥{formatPrice(over)}</strong>
          </dd>
        </div>
      </dl>
      <p className="fb-mark-policy">{t.refused}</p>
    </ExplainedMark>
  );
}
