import type { ItemKind } from '../../src/contract/invoice/apply';
import type { DocumentType } from '../../src/contract/invoice/invoices';
import type { InvoiceTexts } from './texts';

const KINDS: Readonly<Record<ItemKind, string>> = {
  service: 'Service fee',
  fare: 'Fare',
  fund: 'Airport fund',
  fuel: 'Fuel surcharge',
  change: 'Change fee',
};
const TYPES: Readonly<Record<DocumentType, string>> = {
  ordinary: 'Ordinary invoice',
  special: 'Special VAT invoice',
  itinerary: 'Itinerary receipt',
};

export default {
  back: 'Back to invoices',
  all: 'All',
  none: 'None',
  loading: 'Loading',
  kindName: (kind: ItemKind) => KINDS[kind],
  typeName: (invoiceType: DocumentType) => TYPES[invoiceType],
  kind: 'Fee',
  type: 'Kind of invoice',
  amount: 'Amount',
  tax: 'Tax',
  rate: 'Tax rate',
  byDifference: 'By difference',
  deductible: 'Deductible tax',
  bill: 'Bill',
  order: 'Order',
  ticketNo: 'Ticket number',
  route: 'Route',
  flight: 'Flight',
  takeOff: 'Departure',
  fare: 'Fare',
  fuel: 'Fuel surcharge',
  fund: 'Airport fund',
  traveller: 'Traveller',
  entity: 'Accounting entity',
  costCenter: 'Cost centre',
  title: 'Invoice title',
  mailTo: 'Mail address',
  remark: 'Note',
  ceiling: 'Ceiling of an invoice',
  noCeiling: 'None',
  splitBy: 'Split by',
  together: 'All together',
} satisfies InvoiceTexts;
