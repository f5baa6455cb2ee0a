import type { ViewFilters } from '../../../../src/contract/saved-view/saved-view';
import { NO_FILTERS, type OrderFilters } from './order-filters';
import { readSaved, savedFiltersOf } from './saved-filters';

/** List state in the attributes of the element, and so in the page's address. */
export interface Place {
  keyword: string;
  /** Other filters, as a query string. */
  filters: string;
  statuses: OrderFilters['statuses'];
  /** Sort field, prefixed with `-` for descending order. */
  sort: string;
  pageIndex: number;
}

/** Filters, order and page of the list. */
export interface PlaceState {
  filters: OrderFilters;
  sort: { field: 'createTime' | 'takeOffTime' | 'totalAmount'; order: 'asc' | 'desc' };
  page: number;
}

export const FIRST_SORT: PlaceState['sort'] = { field: 'createTime', order: 'desc' };
const FIELDS = ['createTime', 'takeOffTime', 'totalAmount'] as const;

/** List state of the given attributes. Invalid values are ignored. */
export function placeStateOf({ keyword, filters, statuses, sort, pageIndex }: Place): PlaceState {
  const query = new URLSearchParams(filters);
  const others = Object.fromEntries([...query.keys()].map((name) => [name, valueOf(name, query)]));
  const field = FIELDS.find((one) => one === sort.replace(/^-/, ''));
  return {
    filters: readSaved({ ...others, keyword, statuses: [...statuses] }, undefined).filters,
    sort: field ? { field, order: sort.startsWith('-') ? 'desc' : 'asc' } : FIRST_SORT,
    page: pageIndex,
  };
}

function valueOf(name: string, query: URLSearchParams): ViewFilters[string] {
  const none = name in NO_FILTERS ? NO_FILTERS[name as keyof OrderFilters] : '';
  if (!Array.isArray(none)) return query.get(name) ?? '';
  const values = query.getAll(name);
  return name === 'payTypes' || name === 'commissionTypes' ? values.map(Number) : values;
}

/** Attributes that restore this list state; '' for a default. */
export function attributesOf({ filters, sort, page }: PlaceState): Record<string, string> {
  const { keyword: _keyword, statuses: _statuses, ...others } = savedFiltersOf(filters);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(others)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const isFirst = sort.field === FIRST_SORT.field && sort.order === FIRST_SORT.order;
  return {
    keyword: filters.keyword,
    filters: query.toString(),
    statuses: filters.statuses.length > 0 ? JSON.stringify(filters.statuses) : '',
    sort: isFirst ? '' : `${sort.order === 'desc' ? '-' : ''}${sort.field}`,
    'page-index': page === 1 ? '' : String(page),
  };
}
