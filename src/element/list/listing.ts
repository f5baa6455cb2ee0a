import { searched } from './searched';

/** A list that is always the newest first. */
export interface Listed<Filters> {
  filters: Filters;
  sort: { field: 'time'; order: 'desc' };
  page: number;
  pageSize: number;
  /** How often the user has asked for the same again. */
  asks: number;
}

export const listed = <F>(filters: F): Listed<F> => ({
  filters,
  sort: { field: 'time', order: 'desc' },
  page: 1,
  pageSize: 20,
  asks: 0,
});

/** With so many rows on a page, from the first page on; the same if there are as many already. */
export const withPageSize = <F>(list: Listed<F>, pageSize: number): Listed<F> =>
  list.pageSize === pageSize ? list : { ...list, pageSize, page: 1 };

/** What the user does with such a list, kept wherever `get` and `set` have it; `none`: without any filter. */
export function browsing<F>(get: () => Listed<F>, set: (list: Listed<F>) => void, none: F) {
  return {
    filter: (change: Partial<F>) => set({ ...get(), filters: { ...get().filters, ...change }, page: 1 }),
    clear: () => set({ ...get(), filters: none, page: 1 }),
    goTo: (page: number) => set({ ...get(), page }),
    // the newest are always the first
    setSort: () => undefined,
  };
}

/** The same with a keyword to search for. */
export const listing = <F extends { keyword: string }>(
  get: () => Listed<F>,
  set: (list: Listed<F>) => void,
  none: F,
) => ({
  ...browsing(get, set, none),
  search: (keyword: string) => set({ ...get(), ...searched(get(), keyword) }),
});
