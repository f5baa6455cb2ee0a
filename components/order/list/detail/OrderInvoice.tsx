import type { OrderDetail } from '../../../../src/contract/order/list';
import { formatPrice } from '../../../../src/domain/money/money';
import { INVOICE_DAYS } from '../../../../src/domain/order/invoice-state';
import { Tag, type Tone } from '../../../../src/ui/feedback/Tag';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { orderListTexts } from '../texts';

const TONES: Readonly<Record<OrderDetail['invoice']['state'], Tone>> = {
  none: 'neutral',
  notYet: 'neutral',
  missed: 'over',
  open: 'within',
  over: 'neutral',
};

/** Whether an invoice can be applied for, its amount and its deadline. Renders nothing before a ticket is issued. */
export function OrderInvoice({ order: { invoice, travellers } }: { order: OrderDetail }) {
  const t = useTexts(orderListTexts);
  const isIssued = travellers.some(({ tickets }) => tickets.some(({ ticketStatus }) => ticketStatus !== ''));
  if (!isIssued) return null;
  const { state } = invoice;
  return (
    <section className="tp-detail-card" aria-label={t.invoice}>
      <div className="ol-head">
        <h3>{t.invoice}</h3>
        <Tag tone={TONES[state]}>{t.invoiceState(state)}</Tag>
      </div>
      <p>{t.invoiceNote(state, INVOICE_DAYS)}</p>
      {invoice.state !== 'none' && (
        <>
          <Facts>
            <Fact name={t.invoiceKind} wraps>
              {t.itineraryReceipt}
            </Fact>
            <Fact name={t.invoiceAmount}>¥{formatPrice(invoice.amount)}</Fact>
            {invoice.state !== 'notYet' && <Fact name={t.invoiceUntil}>{invoice.lastDay}</Fact>}
          </Facts>
          <p className="ol-invoice-parts">{t.invoiceParts}</p>
        </>
      )}
    </section>
  );
}
