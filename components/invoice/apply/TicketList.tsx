import { INVOICES_AT_ONCE } from '../../../src/contract/invoice/apply';
import { queryReceiptTickets, type ReceiptTicket } from '../../../src/contract/invoice/itinerary';
import { formatPrice } from '../../../src/domain/money/money';
import { SelectionBar } from '../../../src/element/list/SelectionBar';
import { dayFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { bearerQuery } from '../filters';
import type { InvoiceStore } from '../invoice-store';
import { invoiceTexts } from '../texts';
import { bearerFilters } from './choices-filter';
import { applyTexts } from './texts';
import { ticketColumns } from './ticket-columns';

/** Flown tickets that qualify for itinerary receipts. The choice spans pages. */
export const TicketList = listPage(
  queryReceiptTickets,
  { s: invoiceTexts, t: applyTexts },
  {
    path: '/invoice/invoiceApply',
    words: ({ t }) => ({
      noun: t.ticketNoun,
      nothing: t.ticketNothing,
      search: t.ticketQuery,
      hint: t.keywordHint,
    }),
    filters: {
      ...bearerFilters('tickets'),
      beginDate: dayFilter(({ t }) => t.flownFrom),
      endDate: dayFilter(({ t }) => t.flownTo),
    },
    ask: (filters) => bearerQuery(filters),
    rows: ({ ticketList }) => ticketList,
    rowKey: ({ ticketNo }) => ticketNo,
    columns: (texts, invoicing: InvoiceStore) => ticketColumns(texts, invoicing.openOrder),
    sums: ({ totalAmount, deductibleAmount }, { t }) =>
      t.ticketSums(formatPrice(totalAmount), formatPrice(deductibleAmount)),
    Bar: TicketSelection,
  },
);

interface Props {
  of: InvoiceStore;
  chosen: ReadonlyMap<string, ReceiptTicket>;
}

/** Bar that applies for receipts of the chosen tickets. */
function TicketSelection({ of: invoicing, chosen }: Props) {
  const t = useTexts(applyTexts);
  const tickets = [...chosen.values()];
  const amount = tickets.reduce((sum, ticket) => sum + ticket.amount, 0);
  return (
    <SelectionBar
      label={t.ticketBar}
      said={t.chosenTickets(tickets.length, formatPrice(amount))}
      whyNot={tickets.length > INVOICES_AT_ONCE ? t.tooManyTickets(INVOICES_AT_ONCE) : undefined}
      onUnchoose={invoicing.tickets.unchoose}
    >
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => invoicing.ask({ kind: 'receipts', tickets })}
      >
        {t.applyReceipts}
      </Button>
    </SelectionBar>
  );
}
