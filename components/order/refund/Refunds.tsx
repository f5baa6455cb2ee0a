import type { RefundRecord } from '../../../src/contract/order/refund';
import { REFUND_STATE, type RefundState } from '../../../src/contract/order/refund-state';
import { formatPrice } from '../../../src/domain/money/money';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { dateTexts } from '../../../src/domain/texts/dates/texts';
import { Button } from '../../../src/ui/button/Button';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Records } from '../after-sale/Records';
import { feeText } from './fee-text';
import { Proofs } from './Proofs';
import { refundTexts } from './texts';

const TONES: Readonly<Record<RefundState, 'accent' | 'within' | 'blocked'>> = {
  [REFUND_STATE.underWay]: 'accent',
  [REFUND_STATE.done]: 'within',
  [REFUND_STATE.failed]: 'blocked',
};

interface Props {
  refunds: readonly RefundRecord[];
  onShow(refundNo: string): void;
}

/** Refunds of the order, newest first. */
export function Refunds({ refunds, onShow }: Props) {
  const t = useTexts(refundTexts);
  const dates = useTexts(dateTexts);
  if (refunds.length === 0) return null;
  return (
    <Records part="refunds" title={t.refunds} records={refunds} keyOf={(one) => one.refundNo}>
      {(refund) => (
        <>
          <Tag tone={TONES[refund.refundState]}>{t.refundState(refund.refundState)}</Tag>
          <span>{t.record(refund.tickets.length, t.reasonName(refund))}</span>
          <span className="or-faint">{t.recordFee(feeText(refund.refundFee))}</span>
          <strong>{t.recordBack(refund.refundState, formatPrice(refund.refundAmount))}</strong>
          {refund.arriveTime !== '' && (
            <span className="or-faint">
              {refund.hasArrived
                ? t.arrived
                : t.arrives(dates.day(shanghaiDate(new Date(refund.arriveTime))))}
            </span>
          )}
          <Proofs files={refund.files} />
          <Button variant="text" size="small" onClick={() => onShow(refund.refundNo)}>
            {t.showProgress}
          </Button>
        </>
      )}
    </Records>
  );
}
