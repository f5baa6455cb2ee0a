import { PRODUCTS, REPORT_BASES, type Product, type ReportBasis } from '../../../src/contract/report/report';
import type { Period } from '../../../src/domain/report/period';
import { faultOf } from '../period/period-fault';
import { periodOf, type Preset } from '../period/presets';

/** Filters of the bill. */
export interface BillFilters extends Period {
  basis: ReportBasis;
  /** '' for all. */
  product: Product | '';
  keyword: string;
}

/** Filters in the element's attributes, and so in the address; '' for the default. */
export type FilterAttributes = { readonly [Name in keyof BillFilters]: string };

export const FILTER_NAMES = ['beginDate', 'endDate', 'basis', 'product', 'keyword'] as const;

/** Default period: twelve months, regardless of the current day. */
export const USUAL_PERIOD: Preset = 'twelveMonths';
const KEYWORD_LENGTH = 50;

export const defaultsOf = (today: string): BillFilters => ({
  ...periodOf(USUAL_PERIOD, today),
  basis: 'issued',
  product: '',
  keyword: '',
});

const oneOf = <V extends string>(options: readonly V[], given: string): V | undefined =>
  options.find((option) => option === given);

/** Filters of the given attributes. Invalid values fall back to the defaults. */
export function filtersOf(
  { beginDate, endDate, basis, product, keyword }: FilterAttributes,
  today: string,
): BillFilters {
  const defaults = defaultsOf(today);
  return {
    ...defaults,
    ...(faultOf({ beginDate, endDate }) === undefined ? { beginDate, endDate } : {}),
    basis: oneOf(REPORT_BASES, basis) ?? defaults.basis,
    product: oneOf(PRODUCTS, product) ?? '',
    keyword: keyword.trim().slice(0, KEYWORD_LENGTH),
  };
}

/** Attributes that restore these filters; '' for a default. */
export function filterAttributes(filters: BillFilters, today: string): FilterAttributes {
  const { beginDate, endDate, basis, product, keyword } = filters;
  const usual = defaultsOf(today);
  const isUsual = beginDate === usual.beginDate && endDate === usual.endDate;
  return {
    ...(isUsual ? { beginDate: '', endDate: '' } : { beginDate, endDate }),
    basis: basis === usual.basis ? '' : basis,
    product,
    keyword,
  };
}

/** True when a filter differs from its default. */
export const isFiltered = (filters: BillFilters, today: string): boolean =>
  Object.values(filterAttributes(filters, today)).some((value) => value !== '');
