import { useState } from 'react';
import { orderCancel } from '../../../../src/contract/order/list';
import { type RebuyOutcome, type RebuyRecord } from '../../../../src/contract/order/rebuy';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import { useIntent } from '../../../../src/element/data/use-intent';
import { errorTexts } from '../../../../src/element/errors/texts';
import type { Host } from '../../../../src/element/host/host';
import { Button } from '../../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../../src/ui/feedback/Tag';
import { MessageBox } from '../../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
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

/** Nothing was bought. */
const ENDED: readonly RebuyOutcome[] = ['notIssued', 'cancelled'];

/** What was given back and bought anew, the newest first: the way to the new order and to the refund. */
export function Rebuys({ host, orderNo, rebuys, onShow, onChanged }: Props) {
  const t = useTexts(rebuyTexts);
  const errors = useTexts(errorTexts);
  const [asking, setAsking] = useState('');
  const cancelling = useIntent(orderCancel);
  if (rebuys.length === 0) return null;

  async function cancel(): Promise<void> {
    const newOrderNo = asking;
    const sent = await cancelling.send({ orderNo: newOrderNo, reason: '' });
    setAsking('');
    if (sent.kind === 'done') {
      host.notify({ as: 'toast', text: t.cancelled, delayMs: 0 });
      host.emit('tp-rebuy-cancelled', { orderNo, newOrderNo });
    } else {
      host.report(sent.error);
      host.notify({ as: 'box', text: errors.of(sent.error), delayMs: 0 });
    }
    onChanged();
  }
  return (
    <section className="or-card" part="rebuys" aria-live="polite">
      <h3>{t.records}</h3>
      <ol className="or-refunds">
        {rebuys.toReversed().map((rebuy) => {
          const { newOrderNo, oldOrderNo, outcome } = rebuy;
          const hasEnded = ENDED.includes(outcome);
          return (
            <li key={newOrderNo}>
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
                  <Button size="small" onClick={() => setAsking(newOrderNo)}>
                    {t.cancel}
                  </Button>
                )}
                {newOrderNo === orderNo ? (
                  <Button
                    variant="text"
                    size="small"
                    onClick={() => onShow({ target: 'order', orderNo: oldOrderNo })}
                  >
                    {t.showOld}
                  </Button>
                ) : (
                  <Button
                    variant="text"
                    size="small"
                    onClick={() => onShow({ target: 'order', orderNo: newOrderNo })}
                  >
                    {t.showNew}
                  </Button>
                )}
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
              <time className="or-faint" dateTime={rebuy.applyTime}>
                {instantText(rebuy.applyTime)}
              </time>
            </li>
          );
        })}
      </ol>
      {asking !== '' && (
        <MessageBox
          title={t.cancel}
          confirmText={t.cancelYes}
          cancelText={t.confirmNo}
          danger
          loading={cancelling.isSending}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking('')}
        >
          {t.cancelHint}
        </MessageBox>
      )}
    </section>
  );
}

/** What the new tickets cost, and what of the old ones comes back or has. */
function amountsOf({ outcome, payTotal, backTotal }: RebuyRecord, t: RebuyTexts): string {
  const pay = formatPrice(payTotal);
  if (ENDED.includes(outcome)) return t.newAmount(pay);
  return (outcome === 'done' ? t.amounts : t.amountsDue)(pay, formatPrice(backTotal));
}
