import type { ComparedItem, CompareResult, DifferField } from '../../../src/contract/settlement/compare';
import { canDisputeItem } from '../../../src/domain/settlement/compare-claims';
import { stateAfterSearch } from '../../../src/element/list/search-state';

/** Filters of the entries of a comparison; '' means no filter. */
export interface CompareFilters {
  keyword: string;
  result: CompareResult | '';
  differField: DifferField | '';
}

/** View state of the comparisons of the shown bill. */
export interface CompareState {
  /** Comparisons replace the lines of the bill. */
  isOpen: boolean;
  /** '' for the upload and the list of comparisons. */
  comparisonNo: string;
  filters: CompareFilters;
  page: number;
  pageSize: number;
  /** Always the order of the bill. */
  sort: { field: 'itemNo'; order: 'asc' };
  /** Number of repeated searches with the same filters. */
  asks: number;
  /** Page of the list of comparisons. */
  listPage: number;
  /** Entries chosen for a dispute, across pages. */
  chosen: ReadonlyMap<number, ComparedItem>;
}

export const NO_COMPARE_FILTERS: CompareFilters = { keyword: '', result: '', differField: '' };
const NOTHING: ReadonlyMap<number, ComparedItem> = new Map();

export const NO_COMPARE: CompareState = {
  isOpen: false,
  comparisonNo: '',
  filters: NO_COMPARE_FILTERS,
  page: 1,
  pageSize: 50,
  sort: { field: 'itemNo', order: 'asc' },
  asks: 0,
  listPage: 1,
  chosen: NOTHING,
};

export const hasCompareFilters = ({ keyword, result, differField }: CompareFilters): boolean =>
  keyword !== '' || result !== '' || differField !== '';

interface CompareStateAccess {
  get(): CompareState;
  set(state: CompareState): void;
  /** Reports the attributes that restore this view to the host page. */
  tell(replaces?: boolean): void;
}

/** Actions on the view state of comparisons. The entries themselves are server state. */
export function createCompareStore({ get, set, tell }: CompareStateAccess) {
  const change = (some: Partial<CompareState>) => set({ ...get(), ...some });
  const narrow = (some: Partial<CompareFilters>) =>
    change({ filters: { ...get().filters, ...some }, page: 1 });
  return {
    open(): void {
      if (get().isOpen) return;
      change({ isOpen: true });
      tell();
    },
    /** Opens a comparison, or the list for ''. */
    show(comparisonNo: string): void {
      change({ comparisonNo, filters: NO_COMPARE_FILTERS, page: 1, chosen: NOTHING });
      tell();
    },
    showResult(result: CompareFilters['result']): void {
      // only entries of the result 'differ' have differing fields
      narrow({ result, differField: '' });
      tell(true);
    },
    filterField(differField: CompareFilters['differField']): void {
      narrow({ differField });
      tell(true);
    },
    search(keyword: string): void {
      change(stateAfterSearch(get(), keyword));
      tell(true);
    },
    clear(): void {
      narrow(NO_COMPARE_FILTERS);
      tell(true);
    },
    goTo: (page: number) => change({ page }),
    goToList: (listPage: number) => change({ listPage }),
    setPageSize(pageSize: number): void {
      if (pageSize !== get().pageSize) change({ pageSize, page: 1 });
    },
    setSort: () => undefined,
    /** Takes the choice on one page of entries; the choice on other pages stays. */
    choose(keys: ReadonlySet<string>, items: readonly ComparedItem[]): void {
      const chosen = new Map(get().chosen);
      for (const item of items) {
        if (keys.has(String(item.itemNo))) chosen.set(item.itemNo, item);
        else chosen.delete(item.itemNo);
      }
      change({ chosen });
    },
    /** Updates chosen entries from a refetch, and drops those that can no longer be disputed. */
    learn(items: readonly ComparedItem[]): void {
      const { chosen } = get();
      const others = items.filter((item) => chosen.has(item.itemNo) && chosen.get(item.itemNo) !== item);
      if (others.length === 0) return;
      const left = new Map(chosen);
      for (const item of others) {
        if (canDisputeItem(item)) left.set(item.itemNo, item);
        else left.delete(item.itemNo);
      }
      change({ chosen: left });
    },
    unchoose: () => change({ chosen: NOTHING }),
  };
}
