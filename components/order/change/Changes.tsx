import { useState } from 'react';
import { cancelChangeAirTicket, type ChangeRecord } from '../../../src/contract/order/change';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import type { Host } from '../../../src/element/host/host';
import { Button } from '../../../src/ui/button/Button';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { OrderStatusTag } from '../../../src/element/order-status/OrderStatusTag';
import type { orderChange } from './declaration';
import { changeTexts } from './texts';

interface Props {
  host: Host<typeof orderChange>;
  orderNo: string;
  changes: readonly ChangeRecord[];
  /** Shows the order of a change. */
  onShow(changeOrderNo: string): void;
  onChanged(): void;
}

/** Changes of the order so far, the newest first. */
export function Changes({ host, orderNo, changes, onShow, onChanged }: Props) {
  const t = useTexts(changeTexts);
  const errors = useTexts(errorTexts);
  const [asking, setAsking] = useState('');
  const cancelling = useIntent(cancelChangeAirTicket);
  if (changes.length === 0) return null;

  async function cancel(): Promise<void> {
    const changeOrderNo = asking;
    const sent = await cancelling.send({ orderNo: changeOrderNo, reason: '' });
    setAsking('');
    if (sent.kind === 'done') {
      host.notify({ as: 'toast', text: t.cancelled, delayMs: 0 });
      host.emit('tp-change-cancelled', { orderNo, changeOrderNo });
    } else {
      host.report(sent.error);
      host.notify({ as: 'box', text: errors.of(sent.error), delayMs: 0 });
    }
    onChanged();
  }
  return (
    <section className="or-card" part="changes" aria-live="polite">
      <h3>{t.changes}</h3>
      <ol className="or-refunds">
        {changes.toReversed().map((change) => (
          <li key={change.changeOrderNo}>
            <OrderStatusTag status={change.orderStatus} />
            <span>{t.record(change.passengerNames, t.reasonName(change))}</span>
            {change.flights.map(({ from, to }) => (
              <span key={from}>{t.fromTo(flightText(from), flightText(to))}</span>
            ))}
            <span className="or-faint">
              {t.costs(formatPrice(change.changeFee), formatPrice(change.fareDifference))}
            </span>
            <span className="oc-actions">
              {change.canPay && (
                <Button variant="primary" size="small" onClick={() => onShow(change.changeOrderNo)}>
                  {t.pay}
                </Button>
              )}
              {change.canCancel && (
                <Button size="small" onClick={() => setAsking(change.changeOrderNo)}>
                  {t.cancel}
                </Button>
              )}
              <Button variant="text" size="small" onClick={() => onShow(change.changeOrderNo)}>
                {t.show}
              </Button>
            </span>
            <time className="or-faint" dateTime={change.applyTime}>
              {instantText(change.applyTime)}
            </time>
          </li>
        ))}
      </ol>
      {asking !== '' && (
        <MessageBox
          title={t.cancel}
          confirmText={t.cancelYes}
          cancelText={t.cancelNo}
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

/** `CA1501 2026-12-01T08:00` as it is read. */
const flightText = (flight: string): string => flight.replace('T', ' ');
