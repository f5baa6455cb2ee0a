import type { ComparedItem, CompareResult, DifferField } from '../../../src/contract/settlement/compare';
import { canDisputeItem } from '../../../src/domain/settlement/compare-claims';
import { searched } from '../../../src/element/list/searched';

/** What narrows the entries of a comparison; '' for nothing. */
export interface CompareFilters {
  keyword: string;
  result: CompareResult | '';
  differField: DifferField | '';
}

/** How somebody looks at comparisons of the bill that is shown. */
export interface CompareState {
  /** They are shown in the place of the bill's lines. */
  isOpen: boolean;
  /** '' for a file to be brought and the list of them. */
  comparisonNo: string;
  filters: CompareFilters;
  page: number;
  pageSize: number;
  /** The order of the bill, always. */
  sort: { field: 'itemNo'; order: 'asc' };
  /** How often the user has asked for the same again. */
  asks: number;
  /** Page of the list of comparisons. */
  listPage: number;
  /** Entries that are chosen to be disputed, on whatever page they are. */
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

export const isComparedNarrowed = ({ keyword, result, differField }: CompareFilters): boolean =>
  keyword !== '' || result !== '' || differField !== '';

interface Kept {
  get(): CompareState;
  set(state: CompareState): void;
  /** Tells the page around what it has to say to show the same again. */
  tell(replaces?: boolean): void;
}

/** What is done with comparisons; what was found is the server's. */
export function createComparing({ get, set, tell }: Kept) {
  const change = (some: Partial<CompareState>) => set({ ...get(), ...some });
  const narrow = (some: Partial<CompareFilters>) =>
    change({ filters: { ...get().filters, ...some }, page: 1 });
  return {
    open(): void {
      if (get().isOpen) return;
      change({ isOpen: true });
      tell();
    },
    /** One comparison; '' for the list of them. */
    show(comparisonNo: string): void {
      change({ comparisonNo, filters: NO_COMPARE_FILTERS, page: 1, chosen: NOTHING });
      tell();
    },
    showResult(result: CompareFilters['result']): void {
      // only what differs differs in a field
      narrow({ result, differField: '' });
      tell(true);
    },
    filterField(differField: CompareFilters['differField']): void {
      narrow({ differField });
      tell(true);
    },
    search(keyword: string): void {
      change(searched(get(), keyword));
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
    /** Takes what is chosen on a page of entries; what is chosen on others stays. */
    choose(keys: ReadonlySet<string>, items: readonly ComparedItem[]): void {
      const chosen = new Map(get().chosen);
      for (const item of items) {
        if (keys.has(String(item.itemNo))) chosen.set(item.itemNo, item);
        else chosen.delete(item.itemNo);
      }
      change({ chosen });
    },
    /** What was read anew: what is chosen is as it is by now, or is chosen no more where it cannot be disputed. */
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
