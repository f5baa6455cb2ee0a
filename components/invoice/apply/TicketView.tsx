import { useEffect, useMemo } from 'react';
import { INVOICES_AT_ONCE, queryInvoiceChoices } from '../../../src/contract/invoice/apply';
import { queryReceiptTickets } from '../../../src/contract/invoice/itinerary';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { SelectionBar } from '../../../src/element/list/SelectionBar';
import { useListTable } from '../../../src/element/list/use-list-table';
import { DateField } from '../../../src/ui/date/DateField';
import { Field } from '../../../src/ui/field/Field';
import { FilterBar } from '../../../src/ui/table/list/FilterBar';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { isNarrowed, ticketsAsked } from '../filters';
import { ticketKey, type Invoicing, type InvoicingState } from '../invoicing';
import { invoiceTexts } from '../texts';
import { ApplicableList, OWN_PAGE } from './ApplicableList';
import { BearerFields } from './BearerFields';
import { ticketColumns } from './ticket-columns';
import { applyTexts } from './texts';

interface Props {
  invoicing: Invoicing;
  state: InvoicingState;
}

interface ViewProps extends Props {
  /** Whether the user may see them at all. */
  onSeen(maySee: boolean): void;
}

/** Flown tickets that itinerary receipts can be applied for, chosen over pages. */
export function TicketView({ invoicing, state, onSeen }: ViewProps) {
  const s = useTexts(invoiceTexts);
  const t = useTexts(applyTexts);
  const { tickets, chosenTickets } = state;
  const { filters, pageSize } = tickets;
  const columns = useMemo(() => ticketColumns({ s, t }, invoicing.openOrder), [s, t, invoicing.openOrder]);
  const table = useListTable(OWN_PAGE, columns, { pageSize, setPageSize: invoicing.setPageSize });
  const found = useCall(queryReceiptTickets, table.isReady ? ticketsAsked(tickets) : undefined, {
    live: true,
    keepPrevious: true,
  });
  const { data } = found;
  const { seen } = invoicing;
  useEffect(() => {
    if (data) seen();
  }, [data, seen]);
  const rows = data?.ticketList ?? [];
  return (
    <ApplicableList
      noun={t.ticketNoun}
      nothing={t.ticketNothing}
      found={found}
      rows={rows}
      rowKey={ticketKey}
      table={table}
      state={tickets}
      listing={invoicing.tickets}
      isFiltered={isNarrowed(filters)}
      filters={<TicketFilterBar invoicing={invoicing} state={state} />}
      sums={t.ticketSums(formatPrice(data?.totalAmount ?? 0), formatPrice(data?.deductibleAmount ?? 0))}
      chosen={chosenTickets}
      onChoose={(keys) => invoicing.chooseTickets(keys, rows)}
      bar={<TicketSelection invoicing={invoicing} state={state} />}
      onSeen={onSeen}
    />
  );
}

function TicketFilterBar({ invoicing, state }: Props) {
  const t = useTexts(applyTexts);
  const { filters } = state.tickets;
  const { filter, search, clear } = invoicing.tickets;
  const { data: choices } = useCall(queryInvoiceChoices, { of: 'tickets' }, { quiet: true });
  return (
    <FilterBar
      label={t.ticketQuery}
      keyword={filters.keyword}
      placeholder={t.keywordHint}
      onSearch={search}
      isFiltered={isNarrowed(filters)}
      onClear={clear}
    >
      <BearerFields filters={filters} choices={choices} onChange={filter} />
      <Field label={t.flownFrom}>
        <DateField value={filters.beginDate} onChange={(beginDate) => filter({ beginDate })} />
      </Field>
      <Field label={t.flownTo}>
        <DateField value={filters.endDate} onChange={(endDate) => filter({ endDate })} />
      </Field>
    </FilterBar>
  );
}

/** Has receipts of what is chosen applied for. */
function TicketSelection({ invoicing, state: { chosenTickets } }: Props) {
  const t = useTexts(applyTexts);
  const tickets = [...chosenTickets.values()];
  const amount = tickets.reduce((sum, ticket) => sum + ticket.amount, 0);
  return (
    <SelectionBar
      label={t.ticketBar}
      said={t.chosenTickets(tickets.length, formatPrice(amount))}
      whyNot={tickets.length > INVOICES_AT_ONCE ? t.tooManyTickets(INVOICES_AT_ONCE) : undefined}
      onUnchoose={invoicing.unchooseTickets}
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
