import type { ResultOf } from '../../../src/contract/call';
import type { queryInvoice } from '../../../src/contract/invoice/invoices';
import { formatPrice } from '../../../src/domain/money/money';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { InvoiceStore } from '../invoice-store';
import { invoiceTexts } from '../texts';
import { invoiceListTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

interface Props {
  invoicing: InvoiceStore;
  itinerary: NonNullable<ResultOf<typeof queryInvoice>['itinerary']>;
}

/** Ticket of an itinerary receipt, with its price. */
export function TicketFacts({ invoicing, itinerary }: Props) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(invoiceListTexts);
  const { orderNo, fare, fuel, fund } = itinerary;
  const yuan = (fen: number) => `¥${formatPrice(fen)}`;
  return (
    <section className="tp-detail-card" aria-label={t.ticket}>
      <h3>{t.ticket}</h3>
      <Facts>
        <Fact name={s.traveller}>{itinerary.travellerName}</Fact>
        <Fact name={s.ticketNo}>{itinerary.ticketNo}</Fact>
        <Fact name={s.route}>{itinerary.routeName}</Fact>
        <Fact name={s.flight}>{`${itinerary.carrierName} ${itinerary.flightNo}`.trim()}</Fact>
        <Fact name={t.cabin}>{itinerary.cabinName}</Fact>
        <Fact name={s.takeOff}>{itinerary.takeOffTime.replace('T', ' ')}</Fact>
        <Fact name={s.fare}>{yuan(fare)}</Fact>
        <Fact name={s.fuel}>{yuan(fuel)}</Fact>
        <Fact name={t.fund}>{yuan(fund)}</Fact>
        <Fact name={s.order}>
          <EntryLink
            to={{ target: 'order', orderNo }}
            className="iv-no"
            onOpen={() => invoicing.openOrder(orderNo)}
          >
            {orderNo}
          </EntryLink>
        </Fact>
      </Facts>
    </section>
  );
}
