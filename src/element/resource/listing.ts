import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyResource } from '../../contract/resource/resource';
import type { PageProps } from '../administration/declare-administration';
import { searched } from '../list/searched';
import type { FieldType } from './fields/field-type';

type Filters = { keyword: string } & Record<string, unknown>;

export interface ListingState {
  filters: Filters;
  sort: { field: string; order: 'asc' | 'desc' };
  page: number;
  pageSize: number;
  /** How often the user has asked for the same again. */
  asks: number;
  /** Key of the row that is shown whole; '' for the list. */
  row: string;
}

/** What an address says of a list. */
type Place = Pick<PageProps, 'keyword' | 'filters' | 'sort' | 'pageIndex' | 'row'>;
type ListHost = PageProps['host'];
/** Types of the fields that the list is narrowed by, by name. */
type FilterTypes = Readonly<Record<string, Pick<FieldType<unknown>, 'parse'> | undefined>>;

export type Listing = ReturnType<typeof createListing>;

/** How somebody looks at the rows of a resource; the address follows, and leads where it is changed itself. */
export function createListing(host: ListHost, resource: AnyResource, types: FilterTypes, given: Place) {
  const store: StoreApi<ListingState> = createStore<ListingState>(() => ({
    ...stateOf(given),
    pageSize: 20,
    asks: 0,
  }));
  const { getState, setState } = store;
  let known = given;
  /** Rows have been asked for: until then the page is that of the address, however many rows one has. */
  let isBegun = false;

  function stateOf({ keyword, filters, sort, pageIndex, row }: Place) {
    const asked = new URLSearchParams(filters);
    const values = Object.entries(types).flatMap(([name, type]) => {
      const text = asked.get(name);
      const value = text === null ? undefined : type?.parse?.(text);
      return value === undefined ? [] : [[name, value] as const];
    });
    const field = sort.replace(/^-/, '');
    const [first] = resource.sort;
    const order: 'asc' | 'desc' = sort.startsWith('-') ? 'desc' : 'asc';
    return {
      filters: { ...Object.fromEntries(values), keyword },
      sort: resource.sort.includes(field) ? { field, order } : { field: first, order: 'asc' as const },
      page: pageIndex,
      row,
    };
  }
  function change(next: Partial<ListingState>): void {
    setState(next);
    host.emit('tp-filters', { attributes: attributesOf(getState(), resource), replaces: false });
  }
  function show(row: string): void {
    if (row === getState().row) return;
    setState({ row });
    host.emit('tp-detail', { kind: 'row', id: row === '' ? null : row });
  }
  return {
    store,
    /** What is said anew counts; what is said still does not undo what the user chose since. */
    follow(wanted: Place): void {
      const before = known;
      known = wanted;
      if (JSON.stringify(wanted) === JSON.stringify(before)) return;
      const { row, ...place } = stateOf(wanted);
      setState(place);
      show(row);
    },
    filter: (filters: Record<string, unknown>) =>
      change({ filters: { ...getState().filters, ...filters }, page: 1 }),
    search: (keyword: string) => change(searched(getState(), keyword)),
    clear: () => change({ filters: { keyword: '' }, page: 1 }),
    goTo: (page: number) => change({ page }),
    setSort: (sort: ListingState['sort']) => change({ sort, page: 1 }),
    setPageSize(pageSize: number): void {
      if (pageSize === getState().pageSize) return;
      if (isBegun) change({ pageSize, page: 1 });
      else setState({ pageSize });
    },
    begin(): void {
      isBegun = true;
    },
    open: show,
    close: () => show(''),
  };
}

/** Attributes that show the same; '' for one that is not needed for it. */
function attributesOf({ filters, sort, page }: ListingState, resource: AnyResource): Record<string, string> {
  const { keyword, ...others } = filters;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(others)) if (isSet(value)) query.set(name, String(value));
  const isFirst = sort.field === resource.sort[0] && sort.order === 'asc';
  return {
    keyword,
    filters: query.toString(),
    sort: isFirst ? '' : `${sort.order === 'desc' ? '-' : ''}${sort.field}`,
    'page-index': page === 1 ? '' : String(page),
  };
}

const isSet = (value: unknown): boolean => value !== undefined && value !== '';

export const isFiltered = ({ filters }: Pick<ListingState, 'filters'>): boolean =>
  Object.values(filters).some(isSet);

/** The state as the gateway is asked for it. */
export const queryOf = ({ filters, sort, page, pageSize }: ListingState): Record<string, unknown> => ({
  ...filters,
  sortField: sort.field,
  sortOrder: sort.order,
  pageIndex: page,
  pageSize,
});
