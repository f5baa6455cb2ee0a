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

/** What an embedder or an address says. */
export interface Given {
  costKind: CostKind;
  view: View;
  /** '' for the list. */
  objectNo: string;
}

export interface CostFilters {
  keyword: string;
  costState: CostState | '';
}

/** What is asked for over the page. */
export type ManageDialog =
  /** `no` '': a new one, below `parent` if there is one. */
  | { kind: 'form'; no: string; parent: { no: string; name: string } | undefined }
  | { kind: 'close'; objects: readonly CostObject[] }
  | { kind: 'reopen'; object: CostObject }
  /** What is done with bookings that budgets do not cover. */
  | { kind: 'budget-control' };

export interface ManageState extends Given {
  filters: CostFilters;
  page: number;
  pageSize: number;
  /** How often the user has asked for the same again. */
  asks: number;
  sort: { field: (typeof COST_SORTS)[number]; order: 'asc' | 'desc' };
  /** Numbers of those chosen in the list. */
  selected: ReadonlySet<string>;
  /** Numbers of those unfolded in the tree, and how many pages of a level are there where it is more than one. */
  unfolded: ReadonlySet<string>;
  levelPages: Readonly<Record<string, number>>;
  /** Key of the row of the tree that one is at. */
  treeAt: string;
  dialog: ManageDialog | undefined;
  /** In the place of all this, where the page around has no place for it. */
  inPlace: CostCenterTarget | undefined;
}

const NONE: ReadonlySet<string> = new Set();
export const NO_FILTERS: CostFilters = { keyword: '', costState: '' };

/** Of another kind nothing holds that was chosen of this one. */
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

/** How somebody looks at cost centres, accounting entities and projects; those themselves are the server's. */
export function createManage(host: Host<typeof costCenter>, given: Given) {
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
  /** Other rows come: what was chosen of those before is forgotten. */
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
    /** What is said anew counts; what is said still does not undo what the user chose since. */
    follow(wanted: Given): void {
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
    /** Those that are there no more, or were closed, are chosen no more. */
    keepSelected(rows: readonly CostObject[]): void {
      const { selected } = getState();
      const kept = rows.filter((row) => selected.has(row.no) && isClosable(row));
      if (kept.length < selected.size) setState({ selected: new Set(kept.map(({ no }) => no)) });
    },
    /** What was read anew: what is about to be closed or opened again is sent as it is by now. */
    learn(read: readonly CostObject[]): void {
      const { dialog } = getState();
      const byNo = new Map(read.map((object) => [object.no, object]));
      const latest = (object: CostObject) => byNo.get(object.no) ?? object;
      if (dialog?.kind === 'close') setState({ dialog: { ...dialog, objects: dialog.objects.map(latest) } });
      if (dialog?.kind === 'reopen') setState({ dialog: { ...dialog, object: latest(dialog.object) } });
    },
    /** Folds what is unfolded in the tree and the other way round. */
    turn(no: string): void {
      const unfolded = new Set(getState().unfolded);
      if (!unfolded.delete(no)) unfolded.add(no);
      setState({ unfolded });
    },
    /** One belongs to another now: it is seen there, and one is at it. */
    moved(no: string, parentNO: string): void {
      const unfolded = new Set(getState().unfolded);
      if (parentNO !== '') unfolded.add(parentNO);
      setState({ unfolded, treeAt: no });
    },
    /** The next page of a level of the tree. */
    showMore(parentNO: string): void {
      const { levelPages } = getState();
      setState({ levelPages: { ...levelPages, [parentNO]: (levelPages[parentNO] ?? 1) + 1 } });
    },
    moveTo: (treeAt: string) => setState({ treeAt }),
    open: show,
    close: () => show(''),
    ask: (dialog: ManageDialog) => setState({ dialog }),
    /** The form that the user was filling in before a reload is open again, as it was left. Returns how to stop. */
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
        // only now it is known whose it is
        else if (state.status === 'signedIn' && before.status !== 'signedIn') take();
      });
    },
    endDialog: () => setState({ dialog: undefined }),
    showImport: () => go({ target: 'costCenterImport', costKind: getState().costKind }),
    showDownloads: () => go({ target: 'downloads' }),
    /** Back from what is shown in place. */
    back: () => setState({ inPlace: undefined }),
  };
}

export const isClosable = ({ costState }: CostObject): boolean => costState !== 'closed';

export const isFiltered = ({ keyword, costState }: CostFilters): boolean =>
  keyword !== '' || costState !== '';

/** What the list is narrowed to, as the gateway is asked for it. */
export const narrowedOf = ({ costKind, filters: { keyword, costState } }: ManageState) => ({
  costKind,
  keyword,
  costStateList: costState === '' ? [] : [costState],
});

/** The state as the gateway is asked for it. */
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
