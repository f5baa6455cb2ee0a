import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ListingState {
  /** Nothing narrows the files, and the newest are always the first. */
  filters: object;
  sort: { field: 'applyTime'; order: 'desc' };
  page: number;
  pageSize: number;
}

export type Listing = ReturnType<typeof createListing>;

/** Which page of the files is shown. */
export function createListing() {
  const store: StoreApi<ListingState> = createStore(() => ({
    filters: {},
    sort: { field: 'applyTime', order: 'desc' },
    page: 1,
    pageSize: 20,
  }));
  return {
    store,
    goTo: (page: number) => store.setState({ page }),
    setPageSize(pageSize: number): void {
      if (pageSize !== store.getState().pageSize) store.setState({ pageSize, page: 1 });
    },
    setSort: () => undefined,
    clear: () => undefined,
  };
}
