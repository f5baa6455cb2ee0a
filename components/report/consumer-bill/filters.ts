import { PRODUCTS, REPORT_BASES, type Product, type ReportBasis } from '../../../src/contract/report/report';
import type { Period } from '../../../src/domain/report/period';
import { faultOf } from '../period/period-fault';
import { periodOf, type Preset } from '../period/presets';

/** What the bill is looked at by. */
export interface BillFilters extends Period {
  basis: ReportBasis;
  /** '': all of them. */
  product: Product | '';
  keyword: string;
}

/** What an address or an embedder says; '' for nothing. */
export type Given = { readonly [Name in keyof BillFilters]: string };

export const FILTER_NAMES = ['beginDate', 'endDate', 'basis', 'product', 'keyword'] as const;

/** The period where none is said: the months of a year, whatever day it is. */
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

/** Filters as they are given, where that is anything; what is not right counts as not given. */
export function filtersOf(
  { beginDate, endDate, basis, product, keyword }: Given,
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

/** The filters as they have to be given; what stands there anyway as ''. */
export function givenOf(filters: BillFilters, today: string): Given {
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

/** Something is not as it stands there at first. */
export const isFiltered = (filters: BillFilters, today: string): boolean =>
  Object.values(givenOf(filters, today)).some((value) => value !== '');
