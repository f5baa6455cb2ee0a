import type { BodyOf } from '../../src/contract/call';
import type { ItemKind, queryInvoiceItems } from '../../src/contract/invoice/apply';
import type { DocumentType, InvoiceState, queryInvoices } from '../../src/contract/invoice/invoices';
import type { queryReceiptTickets } from '../../src/contract/invoice/itinerary';
import type { Listed } from '../../src/element/list/listing';
import type { Person } from '../../src/element/people/PeopleField';

/** In the place of a number: of none. */
export const NOBODY = '-';

interface Narrowing {
  keyword: string;
  /** YYYY-MM-DD or '' for no bound. */
  beginDate: string;
  endDate: string;
}

/** Whom something is borne by: a number, NOBODY, or '' for all. */
export interface BearerFilters {
  entityNo: string;
  costCenterNo: string;
  traveller: Person | null;
}

/** Days are clearing dates of bills. */
export interface ItemFilters extends Narrowing, BearerFilters {
  kind: ItemKind | '';
  billNo: string;
}

/** Days are those of flights. */
export interface TicketFilters extends Narrowing, BearerFilters {}

/** Days are those of applications. */
export interface InvoiceFilters extends Narrowing {
  state: InvoiceState | '';
  invoiceType: DocumentType | '';
}

const NOTHING_NARROWS: Narrowing = { keyword: '', beginDate: '', endDate: '' };
export const NO_TICKET_FILTERS: TicketFilters = {
  ...NOTHING_NARROWS,
  entityNo: '',
  costCenterNo: '',
  traveller: null,
};
export const NO_ITEM_FILTERS: ItemFilters = { ...NO_TICKET_FILTERS, kind: '', billNo: '' };
export const NO_INVOICE_FILTERS: InvoiceFilters = { ...NOTHING_NARROWS, state: '', invoiceType: '' };

export const isNarrowed = (filters: ItemFilters | TicketFilters | InvoiceFilters): boolean =>
  Object.values(filters).some((value) => value !== '' && value !== null);

function bearersAsked({ entityNo, costCenterNo, traveller }: BearerFilters) {
  const numbers = (no: string) => (no === '' ? [] : [no === NOBODY ? '' : no]);
  return {
    entityNOList: numbers(entityNo),
    costCenterNOList: numbers(costCenterNo),
    travellerNOList: traveller === null ? [] : [traveller.staffNO],
  };
}

/** What can be invoiced, as the gateway is asked for it. */
export function itemsAsked({
  filters,
  page,
  pageSize,
}: Listed<ItemFilters>): BodyOf<typeof queryInvoiceItems> {
  const { kind, billNo, keyword, beginDate, endDate } = filters;
  return {
    keyword,
    beginDate,
    endDate,
    billNo,
    kindList: kind === '' ? [] : [kind],
    ...bearersAsked(filters),
    pageIndex: page,
    pageSize,
  };
}

export function ticketsAsked({
  filters,
  page,
  pageSize,
}: Listed<TicketFilters>): BodyOf<typeof queryReceiptTickets> {
  const { keyword, beginDate, endDate } = filters;
  return { keyword, beginDate, endDate, ...bearersAsked(filters), pageIndex: page, pageSize };
}

/** Which invoices, on whatever page: what is exported of them as well. */
export function invoicesWanted({
  state,
  ...narrowed
}: InvoiceFilters): Omit<BodyOf<typeof queryInvoices>, 'pageIndex' | 'pageSize'> {
  return { ...narrowed, stateList: state === '' ? [] : [state] };
}

export const invoicesAsked = ({
  filters,
  page,
  pageSize,
}: Listed<InvoiceFilters>): BodyOf<typeof queryInvoices> => ({
  ...invoicesWanted(filters),
  pageIndex: page,
  pageSize,
});
