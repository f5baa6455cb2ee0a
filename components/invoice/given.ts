import { listed, type Listed } from '../../src/element/list/listing';
import type { Person } from '../../src/element/people/PeopleField';
import type { ViewProps } from '../../src/element/host/view-props';
import type { invoice } from './declaration';
import type { InvoiceFilters, ItemFilters, TicketFilters } from './filters';

/** What is said of the list from outside: its attributes. */
export const givenOf = ({
  view,
  appliedFor,
  keyword,
  itemKind,
  billNo,
  entityNo,
  costCenterNo,
  traveller,
  invoiceState,
  invoiceType,
  beginDate,
  endDate,
  page,
}: ViewProps<typeof invoice>) => ({
  view,
  appliedFor,
  keyword,
  itemKind,
  billNo,
  entityNo,
  costCenterNo,
  traveller,
  invoiceState,
  invoiceType,
  beginDate,
  endDate,
  page,
});
export type Given = ReturnType<typeof givenOf>;

type Attributes = Record<string, string>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string): string => (DAY.test(text) ? text : '');

/** `number:name`; without a name the number stands for it. */
export function travellerOf(text: string): Person | null {
  const [staffNO = '', ...name] = text.split(':');
  return staffNO === '' ? null : { staffNO, staffName: name.join(':') || staffNO };
}

const travellerText = (person: Person | null): string =>
  person === null ? '' : `${person.staffNO}:${person.staffName}`;

const narrowingOf = ({ keyword, beginDate, endDate }: Given) => ({
  keyword,
  beginDate: dayOf(beginDate),
  endDate: dayOf(endDate),
});

export const invoiceFiltersOf = (given: Given): InvoiceFilters => ({
  ...narrowingOf(given),
  state: given.invoiceState,
  invoiceType: given.invoiceType,
});

export const ticketFiltersOf = (given: Given): TicketFilters => ({
  ...narrowingOf(given),
  entityNo: given.entityNo,
  costCenterNo: given.costCenterNo,
  traveller: travellerOf(given.traveller),
});

export const itemFiltersOf = (given: Given): ItemFilters => ({
  ...ticketFiltersOf(given),
  kind: given.itemKind,
  billNo: given.billNo,
});

/** What has to be said to show the same list again; '' for what is not needed for it. */
export function attributesOf(
  { filters, page }: Listed<InvoiceFilters | ItemFilters | TicketFilters>,
  appliedFor: Given['appliedFor'],
): Attributes {
  const { keyword, beginDate, endDate } = filters;
  const borne = 'entityNo' in filters ? filters : undefined;
  const item = 'kind' in filters ? filters : undefined;
  const listed = 'state' in filters ? filters : undefined;
  return {
    'applied-for': listed || appliedFor === 'fees' ? '' : appliedFor,
    keyword,
    'item-kind': item?.kind ?? '',
    'bill-no': item?.billNo ?? '',
    'entity-no': borne?.entityNo ?? '',
    'cost-center-no': borne?.costCenterNo ?? '',
    traveller: travellerText(borne?.traveller ?? null),
    'invoice-state': listed?.state ?? '',
    'invoice-type': listed?.invoiceType ?? '',
    'begin-date': beginDate,
    'end-date': endDate,
    page: page === 1 ? '' : String(page),
  };
}

/** The same of what is said itself. */
export function attributesGiven(given: Given): Attributes {
  const { view, appliedFor, page } = given;
  const ofApplied = appliedFor === 'fees' ? itemFiltersOf : ticketFiltersOf;
  const filters = view === 'apply' ? ofApplied(given) : invoiceFiltersOf(given);
  return attributesOf({ ...listed(filters), page }, appliedFor);
}
