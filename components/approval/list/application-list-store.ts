import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Application, queryApprovalList } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import { isCalendarDate } from '../../../src/domain/shanghai-time';
import type { Host } from '../../../src/element/host/host';
import { stateAfterSearch } from '../../../src/element/list/search-state';
import type { NavigationTarget } from '../../../src/element/navigation/targets';
import { createDetailModel } from '../detail/detail-model';
import type { approvalList, ListTarget } from './declaration';
import type { ApprovalTab } from './kinds';
import {
  attributesOf,
  placeStateOf,
  NO_FILTERS,
  SORTS,
  TAB_STATES,
  type ApprovalFilters,
  type Place,
  type SortField,
} from './place';

export interface ApplicationListState {
  tab: ApprovalTab;
  filters: ApprovalFilters;
  page: number;
  pageSize: number;
  /** Number of times the user has repeated the same search. */
  asks: number;
  sort: { field: SortField; order: 'asc' | 'desc' };
  /** Application whose detail is shown; '' for the list. */
  applyId: string;
  /** Target shown inside the element when the host page does not handle it. */
  inPlace: ListTarget | undefined;
  /** undefined until the first response. */
  canApprove: boolean | undefined;
  pendingCount: number;
  hasCopies: boolean;
  /** Numbers of the applications selected for a batch. */
  selected: ReadonlySet<string>;
  /** Batch that is open in the dialog. */
  batch: Batch | undefined;
}

/** Applications that receive the same decision one after another. */
export interface Batch {
  decision: 'agree' | 'refuse';
  applications: readonly Application[];
}

/** Empty selection, also used when the displayed rows change. */
const NONE_SELECTED: ReadonlySet<string> = new Set();

/** Request fields of each tab. */
const ASKED = {
  pending: { role: 'approver', taskState: 'open' },
  decided: { role: 'approver', taskState: 'ended' },
  mine: { role: 'applicant' },
  copied: { role: 'copied' },
} as const;

export type ApplicationListStore = ReturnType<typeof createApplicationListStore>;

/** UI state of the application list. The applications themselves are in the query cache. */
export function createApplicationListStore(host: Host<typeof approvalList>, given: Place) {
  const store: StoreApi<ApplicationListState> = createStore(() => ({
    ...placeStateOf(given),
    pageSize: 20,
    asks: 0,
    applyId: '',
    inPlace: undefined,
    canApprove: undefined,
    pendingCount: 0,
    hasCopies: false,
    selected: NONE_SELECTED,
    batch: undefined,
  }));
  const { setState, getState } = store;
  let known = given;
  /** Set once rows are requested. Until then a stored page size does not reset the page of the address. */
  let isBegun = false;
  /** Applies a change that loads other rows, and clears the selection. */
  function ask(change: Partial<ApplicationListState>): void {
    setState({ ...change, selected: NONE_SELECTED });
  }
  /** Emits `tp-filters` so that the address follows the list. */
  function tell(replaces: boolean): void {
    host.emit('tp-filters', { attributes: attributesOf(getState()), replaces });
  }
  function look(change: Partial<ApplicationListState>): void {
    ask(change);
    tell(false);
  }
  function showTab(tab: ApprovalTab): boolean {
    if (tab === getState().tab) return false;
    ask({ tab, filters: NO_FILTERS, page: 1, sort: SORTS[tab] });
    return true;
  }
  function show(applyId: string): void {
    if (applyId === getState().applyId) return;
    setState({ applyId, inPlace: undefined, batch: undefined });
    host.emit('tp-detail', { kind: 'approval', id: applyId === '' ? null : applyId });
  }
  /** Requests navigation from the host page, and shows the target in place when it does not handle that. */
  function go(target: ListTarget): void {
    if (host.emit('tp-navigate', target)) setState({ inPlace: target });
  }
  return {
    ...createDetailModel(host, go),
    store,
    host,
    showTab(tab: ApprovalTab): void {
      if (showTab(allowed(tab, getState()))) tell(false);
    },
    /** Applies attributes that the host has changed. Unchanged attributes do not undo the user's later choice. */
    follow(wanted: Place): void {
      const before = known;
      known = wanted;
      if (JSON.stringify(wanted) === JSON.stringify(before)) return;
      const next = placeStateOf({ ...wanted, tab: allowed(wanted.tab, getState()) });
      // attributes do not contain an incomplete date
      if (JSON.stringify(attributesOf(next)) !== JSON.stringify(attributesOf(getState()))) ask(next);
    },
    learn(known: Pick<ApplicationListState, 'canApprove' | 'pendingCount' | 'hasCopies'>): void {
      setState(known);
      showTab(allowed(getState().tab, known));
    },
    filter: (change: Partial<ApprovalFilters>) =>
      look({ filters: { ...getState().filters, ...change }, page: 1 }),
    search: (keyword: string) => look(stateAfterSearch(getState(), keyword)),
    clear: () => look({ filters: NO_FILTERS, page: 1 }),
    goTo: (page: number) => look({ page }),
    setPageSize(pageSize: number): void {
      if (pageSize === getState().pageSize) return;
      if (isBegun) look({ pageSize, page: 1 });
      else setState({ pageSize });
    },
    begin(): void {
      isBegun = true;
    },
    setSort: (sort: ApplicationListState['sort']) => look({ sort, page: 1 }),
    select: (selected: ReadonlySet<string>) => setState({ selected }),
    /**
     * Deselects applications that have disappeared or can no longer be decided, and takes them out of the batch, so that
     * its question names the applications that are sent.
     */
    keepSelected(rows: readonly Application[]): void {
      const { selected, batch } = getState();
      const decidable = batch && batch.applications.filter(isDecidable(batch, rows));
      if (batch && decidable && decidable.length < batch.applications.length)
        setState({ batch: { ...batch, applications: decidable } });
      const kept = rows.filter((row) => selected.has(row.applyId) && isSelectable(row));
      if (kept.length < selected.size) setState({ selected: new Set(kept.map(({ applyId }) => applyId)) });
    },
    startBatch: (batch: Batch) => setState({ batch }),
    endBatch: () => setState({ batch: undefined }),
    open: show,
    close: () => show(''),
    newRequest: () =>
      go({ target: 'request', kind: 'trip', depCity: '', arrCity: '', beginDate: '', endDate: '' }),
    /** Opens an application that a target shown in place navigates to. Returns false for other targets. */
    take(target: NavigationTarget): boolean {
      if (target.target !== 'approval') return false;
      show(target.applyId);
      setState({ inPlace: undefined });
      return true;
    },
    /** Closes the target shown in place. */
    back: () => setState({ inPlace: undefined }),
  };
}

/** Restricts the tab: users without the approver right see only their own applications and copies. */
function allowed(
  tab: ApprovalTab,
  { canApprove, hasCopies }: Pick<ApplicationListState, 'canApprove' | 'hasCopies'>,
): ApprovalTab {
  if (canApprove !== false || (tab === 'copied' && hasCopies)) return tab;
  return 'mine';
}

/** True when the application can be decided in a batch. */
export const isSelectable = ({ canAgree, canRefuse }: Application): boolean => canAgree || canRefuse;

/** Returns whether an application among the current rows can still receive the decision. */
function isDecidable({ decision }: Pick<Batch, 'decision'>, rows: readonly Application[]) {
  const open = rows.filter(({ canAgree, canRefuse }) => (decision === 'agree' ? canAgree : canRefuse));
  const nos = new Set(open.map(({ applyId }) => applyId));
  return ({ applyId }: Application) => nos.has(applyId);
}

/** Request body of the list state. */
export function queryOf({
  tab,
  filters,
  page,
  pageSize,
  sort,
}: ApplicationListState): BodyOf<typeof queryApprovalList> {
  const { keyword, applyType, applyState, beginDate, endDate } = filters;
  return {
    ...ASKED[tab],
    applyStateList: applyState === null ? [...TAB_STATES[tab]] : [applyState],
    applyTypeList: applyType === null ? [] : [applyType],
    keyword,
    // an incomplete date does not filter yet
    ...(isCalendarDate(beginDate) ? { beginDate } : {}),
    ...(isCalendarDate(endDate) ? { endDate } : {}),
    sortField: sort.field,
    sortOrder: sort.order,
    pageIndex: page,
    pageSize,
  };
}
