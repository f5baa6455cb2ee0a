import type { RefundRecord, RefundState } from '../../../src/contract/order/refund';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { refundTexts } from './texts';

const TONES: Readonly<Record<RefundState, 'accent' | 'within' | 'blocked'>> = {
  退票中: 'accent',
  已退票: 'within',
  退票失败: 'blocked',
};

/** Refunds of the order so far, the newest first. */
export function Refunds({ refunds }: { refunds: readonly RefundRecord[] }) {
  const t = useTexts(refundTexts);
  if (refunds.length === 0) return null;
  return (
    <section className="or-card" part="refunds" aria-live="polite">
      <h3>{t.refunds}</h3>
      <ol className="or-refunds">
        {refunds.toReversed().map((refund) => (
          <li key={refund.refundNo}>
            <Tag tone={TONES[refund.refundState]}>{t.refundState(refund.refundState)}</Tag>
            <span>{t.record(refund.tickets.length, t.reasonName(refund))}</span>
            <span className="or-faint">{t.recordFee(formatPrice(refund.refundFee))}</span>
            <strong>{t.recordBack(refund.refundState, formatPrice(refund.refundAmount))}</strong>
            <time className="or-faint" dateTime={refund.applyTime}>
              {instantText(refund.applyTime)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
