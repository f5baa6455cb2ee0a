import type { InferOutput } from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InvoiceItem } from '../../src/contract/invoice/apply';
import type { DistributionSetting } from '../../src/contract/invoice/distribution';
import type { Invoice } from '../../src/contract/invoice/invoices';
import type { ReceiptTicket } from '../../src/contract/invoice/itinerary';
import type { InvoiceTemplate, InvoiceTitle } from '../../src/contract/invoice/settings';
import type { Host } from '../../src/element/host/host';
import { createListStore, LATEST_FIRST } from '../../src/element/list/list-store';
import type { DownloadsTarget, OrderTarget } from '../../src/element/navigation/targets';
import type { invoice } from './declaration';
import {
  attributesOfState,
  attributesOf,
  invoiceFiltersOf,
  itemFiltersOf,
  ticketFiltersOf,
  type InitialState,
} from './initial-state';
import type { AppliedFor } from './views';
import type { InvoiceFilters, ItemFilters, TicketFilters } from './filters';

export type InvoiceDialog =
  | { kind: 'apply'; items: readonly InvoiceItem[] }
  | { kind: 'receipts'; tickets: readonly ReceiptTicket[] }
  | { kind: 'reverse'; invoiceNo: string }
  | { kind: 'withdraw'; invoiceNo: string }
  | { kind: 'title'; title: InvoiceTitle | undefined }
  | { kind: 'template'; template: InvoiceTemplate | undefined }
  | { kind: 'distribution'; setting: DistributionSetting };

type Target = InferOutput<typeof OrderTarget | typeof DownloadsTarget>;

export interface InvoiceViewState {
  appliedFor: AppliedFor;
  /** Invoice shown in full; '' for the list. */
  invoiceNo: string;
  dialog: InvoiceDialog | undefined;
  /** Target shown in place of the page, because the host page has no place for it. */
  inPlace: Target | undefined;
}

export type InvoiceStore = ReturnType<typeof createInvoiceStore>;

/** View state of the invoice pages and its actions, with the choice. The entries are server state. */
export function createInvoiceStore(host: Host<typeof invoice>, given: InitialState) {
  const store: StoreApi<InvoiceViewState> = createStore<InvoiceViewState>(() => ({
    appliedFor: given.appliedFor,
    invoiceNo: '',
    dialog: undefined,
    inPlace: undefined,
  }));
  const { getState, setState } = store;
  let known = given;
  const options = { none: { keyword: '' }, sort: LATEST_FIRST, onChange: tell };
  const items = createListStore<ItemFilters, InvoiceItem>(options);
  const tickets = createListStore<TicketFilters, ReceiptTicket>(options);
  const invoices = createListStore<InvoiceFilters, Invoice>(options);
  /** Returns the visible list. */
  function shown() {
    if (known.view !== 'apply') return invoices;
    return getState().appliedFor === 'fees' ? items : tickets;
  }
  const attributes = () =>
    attributesOf(shown().store.getState(), { view: known.view, appliedFor: getState().appliedFor });
  let told = '';
  function tell(): void {
    const now = attributes();
    if (JSON.stringify(now) === told) return;
    told = JSON.stringify(now);
    host.emit('tp-filters', { attributes: now, replaces: false });
  }
  /** Takes the attributes over into the visible list; the other lists stay as they are. */
  function take(): void {
    const { view, appliedFor, page } = known;
    setState({ appliedFor });
    if (view === 'list') invoices.take({ filters: invoiceFiltersOf(known), page });
    else if (view === 'apply' && appliedFor === 'fees') items.take({ filters: itemFiltersOf(known), page });
    else if (view === 'apply') tickets.take({ filters: ticketFiltersOf(known), page });
    told = JSON.stringify(attributes());
  }
  take();
  const go = (target: Target) => {
    if (host.emit('tp-navigate', target)) setState({ inPlace: target, dialog: undefined });
  };
  return {
    store,
    host,
    items,
    tickets,
    invoices,
    /** Applies only attributes that changed, so that unchanged ones do not undo the user's own choices. */
    follow(wanted: InitialState): void {
      if (JSON.stringify(wanted) === JSON.stringify(known)) return;
      known = wanted;
      if (JSON.stringify(attributesOfState(wanted)) !== JSON.stringify(attributes())) take();
    },
    applyFor(appliedFor: AppliedFor): void {
      setState({ appliedFor });
      tell();
    },
    show(invoiceNo: string): void {
      if (invoiceNo === getState().invoiceNo) return;
      setState({ invoiceNo, inPlace: undefined, dialog: undefined });
      host.emit('tp-detail', { kind: 'invoice', id: invoiceNo === '' ? null : invoiceNo });
    },
    setPageSize(pageSize: number): void {
      for (const list of [items, tickets, invoices]) list.setPageSize(pageSize);
    },
    ask: (dialog: InvoiceDialog) => setState({ dialog }),
    endDialog: () => setState({ dialog: undefined }),
    openOrder(orderNo: string): void {
      host.track('order-opened');
      go({ target: 'order', orderNo });
    },
    showDownloads: () => go({ target: 'downloads' }),
    /** Returns from the target shown in place. */
    back: () => setState({ inPlace: undefined }),
  };
}
