import type { Person } from '../../src/element/people/PeopleField';
import type { ViewProps } from '../../src/element/host/view-props';
import type { invoice } from './declaration';
import type { AnyFilters, InvoiceFilters, ItemFilters, TicketFilters } from './filters';

/** View and filters from the attributes. */
export const initialStateOf = ({
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
export type InitialState = ReturnType<typeof initialStateOf>;

type Attributes = Record<string, string>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string): string => (DAY.test(text) ? text : '');

/** Parses `number:name`. Without a name the number takes its place. */
export function travellerOf(text: string): Person | undefined {
  const [staffNO = '', ...name] = text.split(':');
  return staffNO === '' ? undefined : { staffNO, staffName: name.join(':') || staffNO };
}

const narrowingOf = ({ keyword, beginDate, endDate }: InitialState) => ({
  keyword,
  beginDate: dayOf(beginDate),
  endDate: dayOf(endDate),
});

export const invoiceFiltersOf = (given: InitialState): InvoiceFilters => ({
  ...narrowingOf(given),
  state: given.invoiceState || undefined,
  invoiceType: given.invoiceType || undefined,
});

export const ticketFiltersOf = (given: InitialState): TicketFilters => ({
  ...narrowingOf(given),
  entityNo: given.entityNo,
  costCenterNo: given.costCenterNo,
  traveller: travellerOf(given.traveller),
});

export const itemFiltersOf = (given: InitialState): ItemFilters => ({
  ...ticketFiltersOf(given),
  kind: given.itemKind || undefined,
  billNo: given.billNo,
});

/** Attributes that restore the list. Those it does not need are ''. */
export function attributesOf(
  { filters, page }: { filters: AnyFilters; page: number },
  { view, appliedFor }: Pick<InitialState, 'view' | 'appliedFor'>,
): Attributes {
  const { keyword, kind = '', billNo = '', entityNo = '', costCenterNo = '', traveller } = filters;
  const { state = '', invoiceType = '', beginDate = '', endDate = '' } = filters;
  return {
    'applied-for': view !== 'apply' || appliedFor === 'fees' ? '' : appliedFor,
    keyword,
    'item-kind': kind,
    'bill-no': billNo,
    'entity-no': entityNo,
    'cost-center-no': costCenterNo,
    traveller: traveller === undefined ? '' : `${traveller.staffNO}:${traveller.staffName}`,
    'invoice-state': state,
    'invoice-type': invoiceType,
    'begin-date': beginDate,
    'end-date': endDate,
    page: page === 1 ? '' : String(page),
  };
}

/** The same attributes for the values given by the host page. */
export function attributesOfState(given: InitialState): Attributes {
  const ofApplied = given.appliedFor === 'fees' ? itemFiltersOf : ticketFiltersOf;
  const filters = given.view === 'apply' ? ofApplied(given) : invoiceFiltersOf(given);
  return attributesOf({ filters, page: given.page }, given);
}
