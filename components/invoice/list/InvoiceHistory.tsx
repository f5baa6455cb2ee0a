import type { ResultOf } from '../../../src/contract/call';
import type { queryInvoice } from '../../../src/contract/invoice/invoices';
import { instantText } from '../../../src/domain/shanghai-time';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { invoiceListTexts } from './texts';

/** Events of an invoice, oldest first. */
export function InvoiceHistory({ events }: { events: ResultOf<typeof queryInvoice>['eventList'] }) {
  const t = useTexts(invoiceListTexts);
  return (
    <section className="tp-detail-card" aria-label={t.events}>
      <h3>{t.events}</h3>
      <ol className="iv-events">
        {events.map(({ how, time, staffName, reason }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- events are only ever added at the end
          <li key={at}>
            <span className="iv-time">{instantText(time)}</span>
            <strong>{t.eventName(how)}</strong>
            <span className="iv-hint">{staffName || t.taxPort}</span>
            {reason !== '' && <span>{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
