import type { Choice, Query, SearchCriteria } from '../journey';
import type { Flow } from '../flow';
import { isDrafting } from '../place/place';

/** Parameters of a search in an address. */
export const CRITERIA = ['depCode', 'arrCode', 'depDate', 'retDate'] as const;

export const NO_SEARCH: SearchCriteria = { depCode: '', arrCode: '', depDate: '', retDate: '' };

/** Search prefilled by an embedder; '' for missing parts. A return date makes it a round trip. */
export interface Prefill extends SearchCriteria {
  autoSearch: boolean;
}

export const criteriaOf = ({ dep, arr, date, returnDate }: Query): SearchCriteria => ({
  depCode: dep.code,
  arrCode: arr.code,
  depDate: date,
  retDate: returnDate,
});

export const isSameSearch = (a: SearchCriteria, b: SearchCriteria): boolean =>
  CRITERIA.every((key) => a[key] === b[key]);

/** True when the search equals the journey. */
export const isSearchOf = (wanted: SearchCriteria, query: Query): boolean =>
  isSameSearch(wanted, criteriaOf(query));

/** True for the same flights, regardless of the travel type, which makes no history entry of its own. */
export const isSameWay = (search: SearchCriteria | undefined, before: SearchCriteria | undefined): boolean =>
  search !== undefined && before !== undefined && isSameSearch(search, before);

/** True when both cities are given. */
export const isComplete = ({ depCode, arrCode }: SearchCriteria): boolean => depCode !== '' && arrCode !== '';

/** True when an order for this journey is being filled in. */
export const isOrdered = (wanted: SearchCriteria, flow: Flow): boolean =>
  isDrafting(flow) && isSearchOf(wanted, flow.query);

/** Outbound choice that remains valid when a search differs only in the return date. */
export function retainedOutbound(wanted: SearchCriteria, flow: Flow): readonly Choice[] {
  if (!('query' in flow) || wanted.retDate === '' || flow.query.returnDate === '') return [];
  const isSameThere = isSearchOf({ ...wanted, retDate: flow.query.returnDate }, flow.query);
  return isSameThere ? flow.choices.slice(0, 1) : [];
}
