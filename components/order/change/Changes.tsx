import { cancelChangeAirTicket, type ChangeRecord } from '../../../src/contract/order/change';
import { formatPrice } from '../../../src/domain/money/money';
import type { Host } from '../../../src/element/host/host';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { OrderStatusTag } from '../../../src/element/order-status/OrderStatusTag';
import { Records } from '../after-sale/Records';
import { useCancellation } from '../after-sale/use-cancellation';
import type { orderChange } from './declaration';
import { changeTexts } from './texts';

interface Props {
  host: Host<typeof orderChange>;
  orderNo: string;
  changes: readonly ChangeRecord[];
  /** Opens the order of a change. */
  onShow(changeOrderNo: string): void;
  onChanged(): void;
}

/** Changes of the order, newest first. */
export function Changes({ host, orderNo, changes, onShow, onChanged }: Props) {
  const t = useTexts(changeTexts);
  const cancelling = useCancellation(host, {
    call: cancelChangeAirTicket,
    texts: t,
    onCancelled: (changeOrderNo) => host.emit('tp-change-cancelled', { orderNo, changeOrderNo }),
    onChanged,
  });
  if (changes.length === 0) return null;
  return (
    <>
      <Records part="changes" title={t.changes} records={changes} keyOf={(one) => one.changeOrderNo}>
        {(change) => (
          <>
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
                <Button size="small" onClick={() => cancelling.ask(change.changeOrderNo)}>
                  {t.cancel}
                </Button>
              )}
              <Button variant="text" size="small" onClick={() => onShow(change.changeOrderNo)}>
                {t.show}
              </Button>
            </span>
          </>
        )}
      </Records>
      {cancelling.box}
    </>
  );
}

/** Formats `CA1501 2026-12-01T08:00` for display. */
const flightText = (flight: string): string => flight.replace('T', ' ');
