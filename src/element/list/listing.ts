import { createStore, type StoreApi } from 'zustand/vanilla';
import { searched } from './searched';

/** Filters of a list: a keyword, and values by name; a value that is undefined narrows nothing. */
export type Filters<V = Readonly<Record<string, unknown>>> = { readonly keyword: string } & {
  readonly [Name in keyof V]?: V[Name] | undefined;
};

export interface Sorting<Field extends string = string> {
  field: Field;
  order: 'asc' | 'desc';
}

/** How a list is looked at. */
export interface Listed<F, Row = never, Field extends string = string> {
  filters: F;
  sort: Sorting<Field>;
  page: number;
  pageSize: number;
  /** How often the user has asked for the same again. */
  asks: number;
  /** Rows that are chosen by their keys, over all pages, in the order in which they were chosen. */
  chosen: ReadonlyMap<string, Row>;
}

/** The part of a list's state that an address or an embedder gives. */
type Place<F, Field extends string> = Partial<Pick<Listed<F, unknown, Field>, 'filters' | 'sort' | 'page'>>;

/** Actions of the user on a list, over the store of its state. */
export interface Listing<F, Row = never, Field extends string = string> {
  readonly store: Pick<StoreApi<Listed<F, Row, Field>>, 'getState' | 'getInitialState' | 'subscribe'>;
  filter(change: Partial<F>): void;
  search(keyword: string): void;
  clear(): void;
  goTo(page: number): void;
  setSort(sort: Sorting<Field>): void;
  setPageSize(pageSize: number): void;
  /** The rows are asked for: from now on another page size leads to the first page. */
  begin(): void;
  /** Takes a state from outside, which is not told again. */
  take(place: Place<F, Field>): void;
  /** Chooses exactly these keys among the rows of a page; the rows chosen on other pages stay. */
  choose(keys: ReadonlySet<string>, rows: readonly Row[], keyOf: (row: Row) => string): void;
  unchoose(): void;
  /** The filters differ from those of a list without any choice. */
  isFiltered(): boolean;
}

interface Options<F, Row, Field extends string> {
  /** Filters where the user has chosen none. */
  none: F;
  /** The first filters and page; `none` and 1 unless they are given. */
  filters?: F;
  sort: Sorting<Field>;
  page?: number;
  pageSize?: number;
  /** Called when the user has changed filters, order or page. */
  onChange?(state: Listed<F, Row, Field>, before: Listed<F, Row, Field>): void;
}

/** Of a list that is always the latest first. */
export const LATEST_FIRST: Sorting<'time'> = { field: 'time', order: 'desc' };

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

/** Keeps how a user looks at a list; the rows themselves are the server's. */
export function createListing<F extends { keyword: string }, Row = never, Field extends string = string>({
  none,
  filters: narrowed = none,
  sort,
  page: first = 1,
  pageSize: size = 20,
  onChange,
}: Options<F, Row, Field>): Listing<F, Row, Field> {
  const store = createStore<Listed<F, Row, Field>>(() => ({
    filters: narrowed,
    sort,
    page: first,
    pageSize: size,
    asks: 0,
    chosen: NOTHING,
  }));
  const { getState, setState } = store;
  let isBegun = false;
  function change(next: Partial<Listed<F, Row, Field>>): void {
    const before = getState();
    setState(next);
    onChange?.(getState(), before);
  }
  return {
    store,
    filter: (filters) => change({ filters: { ...getState().filters, ...filters }, page: 1 }),
    search: (keyword) => change(searched(getState(), keyword)),
    clear: () => change({ filters: none, page: 1 }),
    goTo: (page) => change({ page }),
    setSort: (chosen) => change({ sort: chosen, page: 1 }),
    setPageSize(pageSize) {
      if (pageSize === getState().pageSize) return;
      // before the rows are asked for this is a saved preference: the page of the address stays
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

/** A value narrows a list. */
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
