import type { ViewFilters } from '../../../../src/contract/saved-view/saved-view';
import { NO_FILTERS, type OrderFilters } from './order-filters';
import { readSaved, savedOf } from './saved-filters';

/** What an address says of a list of orders. */
export interface Place {
  keyword: string;
  /** What else narrows the list, as a query. */
  filters: string;
  statuses: OrderFilters['statuses'];
  /** Field, with `-` before it: downwards. */
  sort: string;
  pageIndex: number;
}

/** How a list of orders is looked at. */
export interface Looked {
  filters: OrderFilters;
  sort: { field: 'createTime' | 'takeOffTime' | 'totalAmount'; order: 'asc' | 'desc' };
  page: number;
}

export const FIRST_SORT: Looked['sort'] = { field: 'createTime', order: 'desc' };
const FIELDS = ['createTime', 'takeOffTime', 'totalAmount'] as const;

/** How the list is looked at there; what cannot be asked for narrows nothing. */
export function lookedAt({ keyword, filters, statuses, sort, pageIndex }: Place): Looked {
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

/** Attributes that show the same; '' for one that is not needed for it. */
export function attributesOf({ filters, sort, page }: Looked): Record<string, string> {
  const { keyword: _keyword, statuses: _statuses, ...others } = savedOf(filters);
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
