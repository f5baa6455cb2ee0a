import { orderCancel } from '../../../../src/contract/order/list';
import { type RebuyOutcome, type RebuyRecord } from '../../../../src/contract/order/rebuy';
import { formatPrice } from '../../../../src/domain/money/money';
import type { Host } from '../../../../src/element/host/host';
import { Button } from '../../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../../src/ui/feedback/Tag';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { Records } from '../../after-sale/Records';
import { useCancellation } from '../../after-sale/use-cancellation';
import type { orderChange } from '../declaration';
import { rebuyTexts, type RebuyTexts } from './texts';

interface Props {
  host: Host<typeof orderChange>;
  orderNo: string;
  rebuys: readonly RebuyRecord[];
  onShow(target: { target: 'order' | 'refund'; orderNo: string }): void;
  onChanged(): void;
}

const TONES: Readonly<Record<RebuyOutcome, Tone>> = {
  open: 'accent',
  bought: 'accent',
  done: 'within',
  refundFailed: 'blocked',
  notIssued: 'blocked',
  cancelled: 'neutral',
};

/** Outcomes without a purchase. */
const ENDED: readonly RebuyOutcome[] = ['notIssued', 'cancelled'];

/** Rebookings of the order, newest first, with links to the new order and the refund. */
export function Rebuys({ host, orderNo, rebuys, onShow, onChanged }: Props) {
  const t = useTexts(rebuyTexts);
  const cancelling = useCancellation(host, {
    call: orderCancel,
    texts: { ...t, cancelNo: t.confirmNo },
    onCancelled: (newOrderNo) => host.emit('tp-rebuy-cancelled', { orderNo, newOrderNo }),
    onChanged,
  });
  if (rebuys.length === 0) return null;
  return (
    <>
      <Records part="rebuys" title={t.records} records={rebuys} keyOf={(one) => one.newOrderNo}>
        {(rebuy) => {
          const { newOrderNo, oldOrderNo, outcome } = rebuy;
          const hasEnded = ENDED.includes(outcome);
          const isNew = newOrderNo === orderNo;
          return (
            <>
              <Tag tone={TONES[outcome]}>{t.outcome(outcome)}</Tag>
              <span>{t.record(rebuy.passengerNames)}</span>
              <span className="or-faint">{amountsOf(rebuy, t)}</span>
              {outcome === 'refundFailed' && (
                <p role="alert" className="or-problem oc-rebuy-note">
                  {t.twoTickets}
                </p>
              )}
              {hasEnded && <span className="or-faint">{t.oldKept}</span>}
              <span className="oc-actions">
                {outcome === 'refundFailed' && (
                  <Button
                    variant="primary"
                    size="small"
                    onClick={() => onShow({ target: 'refund', orderNo: oldOrderNo })}
                  >
                    {t.refundAgain}
                  </Button>
                )}
                {rebuy.canPay && (
                  <Button
                    variant="primary"
                    size="small"
                    onClick={() => onShow({ target: 'order', orderNo: newOrderNo })}
                  >
                    {t.pay}
                  </Button>
                )}
                {rebuy.canCancel && (
                  <Button size="small" onClick={() => cancelling.ask(newOrderNo)}>
                    {t.cancel}
                  </Button>
                )}
                <Button
                  variant="text"
                  size="small"
                  onClick={() => onShow({ target: 'order', orderNo: isNew ? oldOrderNo : newOrderNo })}
                >
                  {isNew ? t.showOld : t.showNew}
                </Button>
                {outcome === 'bought' || outcome === 'done' ? (
                  <Button
                    variant="text"
                    size="small"
                    onClick={() => onShow({ target: 'refund', orderNo: oldOrderNo })}
                  >
                    {t.showRefund}
                  </Button>
                ) : null}
              </span>
            </>
          );
        }}
      </Records>
      {cancelling.box}
    </>
  );
}

/** Cost of the new tickets, and the amount refunded or to be refunded for the old ones. */
function amountsOf({ outcome, payTotal, backTotal }: RebuyRecord, t: RebuyTexts): string {
  const pay = formatPrice(payTotal);
  if (ENDED.includes(outcome)) return t.newAmount(pay);
  return (outcome === 'done' ? t.amounts : t.amountsDue)(pay, formatPrice(backTotal));
}
