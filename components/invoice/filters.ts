import type { ItemKind } from '../../src/contract/invoice/apply';
import type { DocumentType, InvoiceState } from '../../src/contract/invoice/invoices';
import type { Filters } from '../../src/element/list/list-store';
import type { Person } from '../../src/element/people/PeopleField';

/** Number that stands for "none". */
export const NOBODY = '-';

/** YYYY-MM-DD: clearing dates of bills, dates of flights, or dates of applications. */
interface Days {
  beginDate: string;
  endDate: string;
}

/** Cost bearers by number; '-' for none. */
interface Bearers {
  entityNo: string;
  costCenterNo: string;
  traveller: Person;
}

interface OfItems {
  kind: ItemKind;
  billNo: string;
}

interface OfInvoices {
  state: InvoiceState;
  invoiceType: DocumentType;
}

export type ItemFilters = Filters<Days & Bearers & OfItems>;
export type TicketFilters = Filters<Days & Bearers>;
export type InvoiceFilters = Filters<Days & OfInvoices>;
/** Filters of all lists together. */
export type AnyFilters = Filters<Days & Bearers & OfItems & OfInvoices>;

/** Days and bearers in the form of the request body. */
export function bearerQuery({
  keyword,
  beginDate = '',
  endDate = '',
  entityNo,
  costCenterNo,
  traveller,
}: TicketFilters) {
  const numbers = (no = '') => (no === '' ? [] : [no === NOBODY ? '' : no]);
  return {
    keyword,
    beginDate,
    endDate,
    entityNOList: numbers(entityNo),
    costCenterNOList: numbers(costCenterNo),
    travellerNOList: traveller === undefined ? [] : [traveller.staffNO],
  };
}
