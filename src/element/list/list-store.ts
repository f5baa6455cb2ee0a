import { createStore, type StoreApi } from 'zustand/vanilla';
import { stateAfterSearch } from './search-state';

/** Filters of a list: a keyword, and values by name; undefined values do not narrow it. */
export type Filters<V = Readonly<Record<string, unknown>>> = { readonly keyword: string } & {
  readonly [Name in keyof V]?: V[Name] | undefined;
};

export interface Sorting<Field extends string = string> {
  field: Field;
  order: 'asc' | 'desc';
}

/** View state of a list. */
export interface ListState<F, Row = never, Field extends string = string> {
  filters: F;
  sort: Sorting<Field>;
  page: number;
  pageSize: number;
  /** Number of repeated searches with the same filters. */
  asks: number;
  /** Selected rows by key across all pages, in the order of selection. */
  chosen: ReadonlyMap<string, Row>;
}

/** Part of a list's state that an address or an embedder sets. */
type Place<F, Field extends string> = Partial<
  Pick<ListState<F, unknown, Field>, 'filters' | 'sort' | 'page'>
>;

/** User actions on a list, which update the store of its state. */
export interface ListStore<F, Row = never, Field extends string = string> {
  readonly store: Pick<StoreApi<ListState<F, Row, Field>>, 'getState' | 'getInitialState' | 'subscribe'>;
  filter(change: Partial<F>): void;
  search(keyword: string): void;
  clear(): void;
  goTo(page: number): void;
  setSort(sort: Sorting<Field>): void;
  setPageSize(pageSize: number): void;
  /** Called at the first load: from then on a change of the page size returns to the first page. */
  begin(): void;
  /** Adopts a state from outside without calling `onChange`. */
  take(place: Place<F, Field>): void;
  /** Selects exactly these keys among the rows of a page; selected rows of other pages stay. */
  choose(keys: ReadonlySet<string>, rows: readonly Row[], keyOf: (row: Row) => string): void;
  unchoose(): void;
  /** True when the filters differ from the empty ones. */
  isFiltered(): boolean;
}

interface Options<F, Row, Field extends string> {
  /** Empty filters. */
  none: F;
  /** Initial filters and page; `none` and 1 by default. */
  filters?: F;
  sort: Sorting<Field>;
  page?: number;
  pageSize?: number;
  /** Called when the user has changed filters, order or page. */
  onChange?(state: ListState<F, Row, Field>, before: ListState<F, Row, Field>): void;
}

/** Order of lists that always show the latest first. */
export const LATEST_FIRST: Sorting<'time'> = { field: 'time', order: 'desc' };

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

/** Creates the state of a user's view of a list; the rows themselves belong to the server. */
export function createListStore<F extends { keyword: string }, Row = never, Field extends string = string>({
  none,
  filters: narrowed = none,
  sort,
  page: first = 1,
  pageSize: size = 20,
  onChange,
}: Options<F, Row, Field>): ListStore<F, Row, Field> {
  const store = createStore<ListState<F, Row, Field>>(() => ({
    filters: narrowed,
    sort,
    page: first,
    pageSize: size,
    asks: 0,
    chosen: NOTHING,
  }));
  const { getState, setState } = store;
  let isBegun = false;
  function change(next: Partial<ListState<F, Row, Field>>): void {
    const before = getState();
    setState(next);
    onChange?.(getState(), before);
  }
  return {
    store,
    filter: (filters) => change({ filters: { ...getState().filters, ...filters }, page: 1 }),
    search: (keyword) => change(stateAfterSearch(getState(), keyword)),
    clear: () => change({ filters: none, page: 1 }),
    goTo: (page) => change({ page }),
    setSort: (chosen) => change({ sort: chosen, page: 1 }),
    setPageSize(pageSize) {
      if (pageSize === getState().pageSize) return;
      // before the first load this is a saved preference: the page from the address stays
      if (isBegun) change({ pageSize, page: 1 });
      else setState({ pageSize });
    },
    begin() {
      isBegun = true;
    },
    take: setState,
    choose(keys, rows, keyOf) {
      const chosen = new Map(getState().chosen);
      for (const row of rows) {
        const key = keyOf(row);
        if (keys.has(key)) chosen.set(key, row);
        else chosen.delete(key);
      }
      setState({ chosen });
    },
    unchoose: () => setState({ chosen: NOTHING }),
    isFiltered: () => setValues(getState().filters) !== setValues(none),
  };
}

/** True when a value narrows a list. */
export const isSet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isSet)
    : value !== undefined && value !== null && value !== '';

const setValues = (filters: object): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => isSet(value))
      .toSorted(),
  );
