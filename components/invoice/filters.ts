import type { ItemKind } from '../../src/contract/invoice/apply';
import type { DocumentType, InvoiceState } from '../../src/contract/invoice/invoices';
import type { Filters } from '../../src/element/list/listing';
import type { Person } from '../../src/element/people/PeopleField';

/** In the place of a number: of none. */
export const NOBODY = '-';

/** Days are clearing dates of bills, those of flights, or those of applications: YYYY-MM-DD. */
interface Days {
  beginDate: string;
  endDate: string;
}

/** Cost bearers: a number, or NOBODY. */
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
/** Filters of any of the lists. */
export type AnyFilters = Filters<Days & Bearers & OfItems & OfInvoices>;

/** Days and bearers, as the gateway is asked for them. */
export function borneAsked({
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
