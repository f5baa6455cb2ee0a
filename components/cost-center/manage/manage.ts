import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BodyOf } from '../../../src/contract/call';
import type {
  COST_SORTS,
  CostKind,
  CostObject,
  CostState,
  queryCostObjects,
} from '../../../src/contract/cost-center/cost-objects';
import type { Host } from '../../../src/element/host/host';
import { stateAfterSearch } from '../../../src/element/list/search-state';
import type { CostCenterTarget, costCenter } from './declaration';
import { objectStorage } from './form/stored-object';
import type { View } from './views';
import { hasSignedOut } from '../../../src/session/ended';

/** Attributes of the embedder, or parameters of the address. */
export interface ManageParameters {
  costKind: CostKind;
  view: View;
  /** '' for the list. */
  objectNo: string;
}

export interface CostFilters {
  keyword: string;
  costState: CostState | '';
}

/** Dialog over the page. */
export type ManageDialog =
  /** Form of an object; `no` '' for a new one, below `parent` if given. */
  | { kind: 'form'; no: string; parent: { no: string; name: string } | undefined }
  | { kind: 'close'; objects: readonly CostObject[] }
  | { kind: 'reopen'; object: CostObject }
  /** Setting for bookings beyond the budget. */
  | { kind: 'budget-control' };

export interface ManageState extends ManageParameters {
  filters: CostFilters;
  page: number;
  pageSize: number;
  /** Counts repeated searches with the same filters, so that each one refetches. */
  asks: number;
  sort: { field: (typeof COST_SORTS)[number]; order: 'asc' | 'desc' };
  /** Numbers of the rows selected in the list. */
  selected: ReadonlySet<string>;
  /** Numbers of the expanded nodes, and the number of loaded pages of each level that has more than one. */
  unfolded: ReadonlySet<string>;
  levelPages: Readonly<Record<string, number>>;
  /** Key of the active row of the tree. */
  treeAt: string;
  dialog: ManageDialog | undefined;
  /** Target shown instead of the page because the host page did not handle its navigation. */
  inPlace: CostCenterTarget | undefined;
}

const NONE: ReadonlySet<string> = new Set();
export const NO_FILTERS: CostFilters = { keyword: '', costState: '' };

/** State that is reset when the kind changes. */
const ANEW = {
  filters: NO_FILTERS,
  page: 1,
  sort: { field: 'code', order: 'asc' },
  selected: NONE,
  unfolded: NONE,
  levelPages: {},
  treeAt: '',
} as const;

export type Manage = ReturnType<typeof createManage>;

/** View state of the cost centres, accounting entities and projects; the data itself stays in the query cache. */
export function createManage(host: Host<typeof costCenter>, given: ManageParameters) {
  const store: StoreApi<ManageState> = createStore<ManageState>(() => ({
    ...given,
    ...ANEW,
    pageSize: 20,
    asks: 0,
    dialog: undefined,
    inPlace: undefined,
  }));
  const { getState, setState } = store;
  let known = given;

  function tell(): void {
    const { costKind, view } = getState();
    host.emit('tp-filters', {
      attributes: {
        'cost-kind': costKind === 'costCenter' ? '' : costKind,
        view: view === 'list' ? '' : view,
      },
      replaces: false,
    });
  }
  /** Changes the filters and clears the selection, as other rows follow. */
  function narrow(change: Partial<ManageState>): void {
    setState({ ...change, selected: NONE });
  }
  function takeKind(costKind: CostKind): boolean {
    if (costKind === getState().costKind) return false;
    setState({ ...ANEW, costKind });
    return true;
  }
  function show(objectNo: string): void {
    if (objectNo === getState().objectNo) return;
    setState({ objectNo, inPlace: undefined, dialog: undefined });
    host.emit('tp-detail', { kind: 'costObject', id: objectNo === '' ? null : objectNo });
  }
  function go(target: CostCenterTarget): void {
    if (host.emit('tp-navigate', target)) setState({ inPlace: target });
  }
  return {
    store,
    host,
    /** Applies changed attributes only; unchanged ones do not undo the user's own choice. */
    follow(wanted: ManageParameters): void {
      const before = known;
      known = wanted;
      if (wanted.costKind !== before.costKind) takeKind(wanted.costKind);
      if (wanted.view !== before.view) setState({ view: wanted.view });
      if (wanted.objectNo !== before.objectNo) show(wanted.objectNo);
    },
    showKind(costKind: CostKind): void {
      if (takeKind(costKind)) tell();
    },
    showAs(view: View): void {
      if (view === getState().view) return;
      setState({ view, selected: NONE });
      tell();
    },
    filter: (change: Partial<CostFilters>) =>
      narrow({ filters: { ...getState().filters, ...change }, page: 1 }),
    search: (keyword: string) => narrow(stateAfterSearch(getState(), keyword)),
    clear: () => narrow({ filters: NO_FILTERS, page: 1 }),
    goTo: (page: number) => narrow({ page }),
    setPageSize(pageSize: number): void {
      if (pageSize !== getState().pageSize) narrow({ pageSize, page: 1 });
    },
    setSort: (sort: ManageState['sort']) => narrow({ sort, page: 1 }),
    select: (selected: ReadonlySet<string>) => setState({ selected }),
    /** Deselects rows that have gone or were closed. */
    keepSelected(rows: readonly CostObject[]): void {
      const { selected } = getState();
      const kept = rows.filter((row) => selected.has(row.no) && isClosable(row));
      if (kept.length < selected.size) setState({ selected: new Set(kept.map(({ no }) => no)) });
    },
    /** Updates the objects of an open close or reopen dialog, so that it sends their latest revision. */
    learn(read: readonly CostObject[]): void {
      const { dialog } = getState();
      const byNo = new Map(read.map((object) => [object.no, object]));
      const latest = (object: CostObject) => byNo.get(object.no) ?? object;
      if (dialog?.kind === 'close') setState({ dialog: { ...dialog, objects: dialog.objects.map(latest) } });
      if (dialog?.kind === 'reopen') setState({ dialog: { ...dialog, object: latest(dialog.object) } });
    },
    /** Toggles a node of the tree. */
    turn(no: string): void {
      const unfolded = new Set(getState().unfolded);
      if (!unfolded.delete(no)) unfolded.add(no);
      setState({ unfolded });
    },
    /** Expands the new parent of a moved object and makes the object the active row. */
    moved(no: string, parentNO: string): void {
      const unfolded = new Set(getState().unfolded);
      if (parentNO !== '') unfolded.add(parentNO);
      setState({ unfolded, treeAt: no });
    },
    /** Loads the next page of a level of the tree. */
    showMore(parentNO: string): void {
      const { levelPages } = getState();
      setState({ levelPages: { ...levelPages, [parentNO]: (levelPages[parentNO] ?? 1) + 1 } });
    },
    moveTo: (treeAt: string) => setState({ treeAt }),
    open: show,
    close: () => show(''),
    ask: (dialog: ManageDialog) => setState({ dialog }),
    /**
     * Reopens the form of a draft that survived a reload, once the user is signed in. Returns an unsubscribe function.
     */
    takeUp(): () => void {
      const storage = objectStorage(host.runtime);
      function take(): void {
        const { based, parent } = storage.read() ?? {};
        const { costKind, dialog } = getState();
        if (based?.costKind !== costKind || dialog !== undefined) return;
        setState({ dialog: { kind: 'form', no: based.no, parent } });
      }
      take();
      return host.runtime.session.store.subscribe((state, before) => {
        if (hasSignedOut(state, before)) storage.clear();
        // the owner of the draft is only known after sign-in
        else if (state.status === 'signedIn' && before.status !== 'signedIn') take();
      });
    },
    endDialog: () => setState({ dialog: undefined }),
    showImport: () => go({ target: 'costCenterImport', costKind: getState().costKind }),
    showDownloads: () => go({ target: 'downloads' }),
    /** Closes the target shown in place. */
    back: () => setState({ inPlace: undefined }),
  };
}

export const isClosable = ({ costState }: CostObject): boolean => costState !== 'closed';

export const isFiltered = ({ keyword, costState }: CostFilters): boolean =>
  keyword !== '' || costState !== '';

/** Filters as the request takes them. */
export const narrowedOf = ({ costKind, filters: { keyword, costState } }: ManageState) => ({
  costKind,
  keyword,
  costStateList: costState === '' ? [] : [costState],
});

/** Query of the list as the request takes it. */
export function queryOf(state: ManageState): BodyOf<typeof queryCostObjects> {
  const { page, pageSize, sort } = state;
  return {
    ...narrowedOf(state),
    sortBy: sort.field,
    isDescending: sort.order === 'desc',
    pageIndex: page,
    pageSize,
  };
}
