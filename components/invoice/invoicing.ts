import type { InferOutput } from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InvoiceItem } from '../../src/contract/invoice/apply';
import type { Invoice } from '../../src/contract/invoice/invoices';
import type { ReceiptTicket } from '../../src/contract/invoice/itinerary';
import type { InvoiceTemplate, InvoiceTitle } from '../../src/contract/invoice/settings';
import type { Host } from '../../src/element/host/host';
import { listed, listing, withPageSize, type Listed } from '../../src/element/list/listing';
import type { DownloadsTarget, OrderTarget } from '../../src/element/navigation/targets';
import type { invoice } from './declaration';
import {
  attributesGiven,
  attributesOf,
  invoiceFiltersOf,
  itemFiltersOf,
  ticketFiltersOf,
  type Given,
} from './given';
import type { AppliedFor } from './views';
import {
  NO_INVOICE_FILTERS,
  NO_ITEM_FILTERS,
  NO_TICKET_FILTERS,
  type InvoiceFilters,
  type ItemFilters,
  type TicketFilters,
} from './filters';

export type InvoiceDialog =
  | { kind: 'apply'; items: readonly InvoiceItem[] }
  | { kind: 'receipts'; tickets: readonly ReceiptTicket[] }
  | { kind: 'reverse'; invoiceNo: string }
  | { kind: 'withdraw'; invoiceNo: string }
  | { kind: 'title'; title: InvoiceTitle | undefined }
  | { kind: 'template'; template: InvoiceTemplate | undefined };

type Target = InferOutput<typeof OrderTarget | typeof DownloadsTarget>;

export interface InvoicingState {
  appliedFor: AppliedFor;
  items: Listed<ItemFilters>;
  /** Over pages, in the order in which they were chosen. */
  chosen: ReadonlyMap<string, InvoiceItem>;
  tickets: Listed<TicketFilters>;
  chosenTickets: ReadonlyMap<string, ReceiptTicket>;
  invoices: Listed<InvoiceFilters>;
  /** Those whose files are wanted. */
  chosenInvoices: ReadonlyMap<string, Invoice>;
  /** The invoice that is shown whole; '' for the list. */
  invoiceNo: string;
  dialog: InvoiceDialog | undefined;
  /** In the place of all this, where the page around has no place for it. */
  inPlace: Target | undefined;
}

const none = <Row>(): ReadonlyMap<string, Row> => new Map();

export const itemKey = ({ lineNo }: InvoiceItem): string => String(lineNo);
export const ticketKey = ({ ticketNo }: ReceiptTicket): string => ticketNo;
export const invoiceKey = ({ invoiceNo }: Invoice): string => invoiceNo;

/** Of the rows of a page those whose keys are given are chosen, beside those of other pages. */
function withPage<Row>(
  chosen: ReadonlyMap<string, Row>,
  page: { rows: readonly Row[]; keyOf(row: Row): string; keys: ReadonlySet<string> },
): ReadonlyMap<string, Row> {
  const all = new Map(chosen);
  for (const row of page.rows) {
    const key = page.keyOf(row);
    if (page.keys.has(key)) all.set(key, row);
    else all.delete(key);
  }
  return all;
}

export type Invoicing = ReturnType<typeof createInvoicing>;

/** How somebody looks at invoices and what they have chosen; what there is is the server's. */
export function createInvoicing(host: Host<typeof invoice>, given: Given) {
  const store: StoreApi<InvoicingState> = createStore<InvoicingState>(() => ({
    appliedFor: given.appliedFor,
    items: listed(NO_ITEM_FILTERS),
    chosen: none(),
    tickets: listed(NO_TICKET_FILTERS),
    chosenTickets: none(),
    invoices: listed(NO_INVOICE_FILTERS),
    chosenInvoices: none(),
    invoiceNo: '',
    dialog: undefined,
    inPlace: undefined,
  }));
  const { getState, setState } = store;
  let known = given;
  let hasRows = false;
  /** The list that is seen. */
  const shown = () => {
    const { appliedFor, items, tickets, invoices } = getState();
    if (known.view !== 'apply') return invoices;
    return appliedFor === 'fees' ? items : tickets;
  };
  const attributes = () => attributesOf(shown(), getState().appliedFor);
  let told = JSON.stringify(attributes());
  function tell(): void {
    const now = attributes();
    if (JSON.stringify(now) === told) return;
    told = JSON.stringify(now);
    host.emit('tp-filters', { attributes: now, replaces: false });
  }
  const keep = (change: Partial<InvoicingState>) => {
    setState(change);
    tell();
  };
  /** As it is said from outside; another list than that which is seen stays as it is. */
  function take(): void {
    const { page } = known;
    const { items, tickets, invoices } = getState();
    setState({ appliedFor: known.appliedFor });
    const isFees = known.appliedFor === 'fees';
    if (known.view === 'list')
      setState({ invoices: { ...invoices, filters: invoiceFiltersOf(known), page } });
    else if (known.view === 'apply' && isFees)
      setState({ items: { ...items, filters: itemFiltersOf(known), page } });
    else if (known.view === 'apply')
      setState({ tickets: { ...tickets, filters: ticketFiltersOf(known), page } });
    told = JSON.stringify(attributes());
  }
  take();
  const go = (target: Target) => {
    if (host.emit('tp-navigate', target)) setState({ inPlace: target, dialog: undefined });
  };
  return {
    store,
    host,
    items: listing<ItemFilters>(
      () => getState().items,
      (items) => keep({ items }),
      NO_ITEM_FILTERS,
    ),
    tickets: listing<TicketFilters>(
      () => getState().tickets,
      (tickets) => keep({ tickets }),
      NO_TICKET_FILTERS,
    ),
    invoices: listing<InvoiceFilters>(
      () => getState().invoices,
      (invoices) => keep({ invoices }),
      NO_INVOICE_FILTERS,
    ),
    /** What is said anew counts; what is said still does not undo what the user chose since. */
    follow(wanted: Given): void {
      if (JSON.stringify(wanted) === JSON.stringify(known)) return;
      known = wanted;
      if (JSON.stringify(attributesGiven(wanted)) !== JSON.stringify(attributes())) take();
    },
    /** The first rows are there: from now on another number of them on a page leads to the first page. */
    seen(): void {
      hasRows = true;
    },
    applyFor: (appliedFor: AppliedFor) => keep({ appliedFor }),
    choose: (keys: ReadonlySet<string>, rows: readonly InvoiceItem[]) =>
      setState({ chosen: withPage(getState().chosen, { rows, keyOf: itemKey, keys }) }),
    unchoose: () => setState({ chosen: none() }),
    chooseTickets: (keys: ReadonlySet<string>, rows: readonly ReceiptTicket[]) =>
      setState({ chosenTickets: withPage(getState().chosenTickets, { rows, keyOf: ticketKey, keys }) }),
    unchooseTickets: () => setState({ chosenTickets: none() }),
    chooseInvoices: (keys: ReadonlySet<string>, rows: readonly Invoice[]) =>
      setState({ chosenInvoices: withPage(getState().chosenInvoices, { rows, keyOf: invoiceKey, keys }) }),
    unchooseInvoices: () => setState({ chosenInvoices: none() }),
    show(invoiceNo: string): void {
      if (invoiceNo === getState().invoiceNo) return;
      setState({ invoiceNo, inPlace: undefined, dialog: undefined });
      host.emit('tp-detail', { kind: 'invoice', id: invoiceNo === '' ? null : invoiceNo });
    },
    setPageSize(pageSize: number): void {
      const { items, tickets, invoices } = getState();
      // until then it is only learnt how many the user likes
      const sized = <F>(list: Listed<F>) => (hasRows ? withPageSize(list, pageSize) : { ...list, pageSize });
      keep({ items: sized(items), tickets: sized(tickets), invoices: sized(invoices) });
    },
    ask: (dialog: InvoiceDialog) => setState({ dialog }),
    endDialog: () => setState({ dialog: undefined }),
    openOrder(orderNo: string): void {
      host.track('order-opened');
      go({ target: 'order', orderNo });
    },
    showDownloads: () => go({ target: 'downloads' }),
    /** Back from what is shown in place. */
    back: () => setState({ inPlace: undefined }),
  };
}
