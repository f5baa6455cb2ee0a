import type { Choice, Query, SearchCriteria } from '../journey';
import type { Flow } from '../flow';
import { isDrafting } from '../place/place';

/** The name of a search in an address. */
export const CRITERIA = ['depCode', 'arrCode', 'depDate', 'retDate'] as const;

export const NO_SEARCH: SearchCriteria = { depCode: '', arrCode: '', depDate: '', retDate: '' };

/** A search filled in beforehand by an embedder; '' for nothing. A return date makes it a round trip. */
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

/** Does a search name this journey? */
export const isSearchOf = (wanted: SearchCriteria, query: Query): boolean =>
  isSameSearch(wanted, criteriaOf(query));

/** The same flights, on business or privately: no search of its own to come back to. */
export const isSameWay = (search: SearchCriteria | undefined, before: SearchCriteria | undefined): boolean =>
  search !== undefined && before !== undefined && isSameSearch(search, before);

/** Does a search name both cities? */
export const isComplete = ({ depCode, arrCode }: SearchCriteria): boolean => depCode !== '' && arrCode !== '';

/** Is an order being typed for this journey? */
export const isOrdered = (wanted: SearchCriteria, flow: Flow): boolean =>
  isDrafting(flow) && isSearchOf(wanted, flow.query);

/** The way there as it is chosen, where another search differs in the way back alone. */
export function keptThere(wanted: SearchCriteria, flow: Flow): readonly Choice[] {
  if (!('query' in flow) || wanted.retDate === '' || flow.query.returnDate === '') return [];
  const isSameThere = isSearchOf({ ...wanted, retDate: flow.query.returnDate }, flow.query);
  return isSameThere ? flow.choices.slice(0, 1) : [];
}
