import Wallet from 'lucide-react/icons/wallet';
import { formatPrice } from '../../../src/domain/money/money';
import { Tag } from '../../../src/ui/feedback/Tag';
import { ExplainedMark } from '../standards/ExplainedMark';
import type { BudgetReading } from './budget';

export const OverBudgetTag = () => (
  <Tag tone="blocked" icon={<Wallet />}>
    超预算
  </Tag>
);

interface Props {
  reading: BudgetReading;
  /** What is marked, for whoever does not see where the mark stands. */
  of: string;
}

/** An order at this price would be refused under the request; opens to what is left and what it would cost. */
export function BudgetMark({ reading, of }: Props) {
  const { applyId, left, total, over, travellers, legs } = reading;
  const counted = [...(travellers > 1 ? [`${travellers}人`] : []), ...(legs > 1 ? ['往返'] : []), '含税费'];
  return (
    <ExplainedMark label={`超预算，查看${of}的预算说明`} tag={<OverBudgetTag />} title="预算说明">
      <p className="fb-mark-title">超出申请单 {applyId} 的剩余预算</p>
      <dl className="fb-budget">
        <div>
          <dt>剩余预算</dt>
          <dd>¥{formatPrice(left)}</dd>
        </div>
        <div>
          <dt>本次预订（{counted.join('，')}）</dt>
          <dd>¥{formatPrice(total)}</dd>
        </div>
        <div>
          <dt>超出</dt>
          <dd>
            <strong>¥{formatPrice(over)}</strong>
          </dd>
        </div>
      </dl>
      <p className="fb-mark-policy">按此价格提交会被拒绝，请选择其他价格或更换申请单</p>
    </ExplainedMark>
  );
}
