import { createStore, type StoreApi } from 'zustand/vanilla';
import { APPLY_STATE, APPLY_STATES, type ApplyState } from '../../../src/contract/approval/apply-state';
import type { Application, ApplyType, queryApprovalList } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import { isCalendarDate } from '../../../src/domain/shanghai-time';
import type { Host } from '../../../src/element/host/host';
import { searched } from '../../../src/element/list/searched';
import type { NavigationTarget } from '../../../src/element/navigation/targets';
import { createDetailModel } from '../detail/detail-model';
import type { approvalList, ListTarget } from './element';
import type { ApprovalTab } from './kinds';

/** What narrows the list; null and '' where not set. */
export interface ApprovalFilters {
  keyword: string;
  applyType: ApplyType | null;
  applyState: ApplyState | null;
  beginDate: string;
  endDate: string;
}

export type SortField = 'createTime' | 'deadline' | 'decideTime';

export interface ListingState {
  tab: ApprovalTab;
  filters: ApprovalFilters;
  page: number;
  pageSize: number;
  /** How often the user has asked for the same again. */
  asks: number;
  sort: { field: SortField; order: 'asc' | 'desc' };
  /** Application whose detail is shown; '' for the list. */
  applyId: string;
  /** Shown in place, where the page around has no place for it; undefined for nothing. */
  inPlace: ListTarget | undefined;
  /** undefined until the gateway has said it. */
  canApprove: boolean | undefined;
  pendingCount: number;
  hasCopies: boolean;
  /** Numbers of those chosen to be decided together. */
  selected: ReadonlySet<string>;
  /** What is being decided together; undefined for nothing. */
  batch: Batch | undefined;
}

/** Applications that are decided one way, one after the other. */
export interface Batch {
  decision: 'agree' | 'refuse';
  applications: readonly Application[];
}

/** Chosen on a page of the list; elsewhere nothing is. */
const NONE_SELECTED: ReadonlySet<string> = new Set();

export const NO_FILTERS: ApprovalFilters = {
  keyword: '',
  applyType: null,
  applyState: null,
  beginDate: '',
  endDate: '',
};

/** What is due first stands first; what is over, the latest first. */
const SORTS = {
  pending: { field: 'deadline', order: 'asc' },
  decided: { field: 'decideTime', order: 'desc' },
  mine: { field: 'createTime', order: 'desc' },
  copied: { field: 'createTime', order: 'desc' },
} as const;

/** States that the applications of a tab can have; after one has decided, others may have to. */
export const TAB_STATES: Readonly<Record<ApprovalTab, readonly ApplyState[]>> = {
  pending: [APPLY_STATE.pending],
  decided: APPLY_STATES,
  mine: APPLY_STATES,
  copied: APPLY_STATES,
};

/** What a tab asks for. */
const ASKED = {
  pending: { role: 'approver', taskState: 'open' },
  decided: { role: 'approver', taskState: 'ended' },
  mine: { role: 'applicant' },
  copied: { role: 'copied' },
} as const;

export type Listing = ReturnType<typeof createListing>;

/** What a list of applications shows; the applications themselves are the server's. */
export function createListing(host: Host<typeof approvalList>) {
  const store: StoreApi<ListingState> = createStore(() => ({
    tab: 'pending',
    filters: NO_FILTERS,
    page: 1,
    pageSize: 20,
    asks: 0,
    sort: SORTS.pending,
    applyId: '',
    inPlace: undefined,
    canApprove: undefined,
    pendingCount: 0,
    hasCopies: false,
    selected: NONE_SELECTED,
    batch: undefined,
  }));
  const { setState, getState } = store;
  /** Other rows come: what was chosen of those before is forgotten. */
  function ask(change: Partial<ListingState>): void {
    setState({ ...change, selected: NONE_SELECTED });
  }
  function showTab(tab: ApprovalTab): void {
    if (tab !== getState().tab) ask({ tab, filters: NO_FILTERS, page: 1, sort: SORTS[tab] });
  }
  function show(applyId: string): void {
    if (applyId === getState().applyId) return;
    setState({ applyId, inPlace: undefined, batch: undefined });
    host.emit('tp-detail', { kind: 'approval', id: applyId === '' ? null : applyId });
  }
  /** Asks the page around to lead somewhere; shows it in place if that does not. */
  function go(target: ListTarget): void {
    if (host.emit('tp-navigate', target)) setState({ inPlace: target });
  }
  return {
    ...createDetailModel(host, go),
    store,
    host,
    showTab: (tab: ApprovalTab) => showTab(allowed(tab, getState())),
    learn(known: Pick<ListingState, 'canApprove' | 'pendingCount' | 'hasCopies'>): void {
      setState(known);
      showTab(allowed(getState().tab, known));
    },
    filter: (change: Partial<ApprovalFilters>) =>
      ask({ filters: { ...getState().filters, ...change }, page: 1 }),
    search: (keyword: string) => ask(searched(getState(), keyword)),
    clear: () => ask({ filters: NO_FILTERS, page: 1 }),
    goTo: (page: number) => ask({ page }),
    setPageSize(pageSize: number): void {
      if (pageSize !== getState().pageSize) ask({ pageSize, page: 1 });
    },
    setSort: (sort: ListingState['sort']) => ask({ sort, page: 1 }),
    select: (selected: ReadonlySet<string>) => setState({ selected }),
    /** Those that are there no more, or are no longer to be decided, are chosen no more. */
    keepSelected(rows: readonly Application[]): void {
      const { selected } = getState();
      const kept = rows.filter((row) => selected.has(row.applyId) && isSelectable(row));
      if (kept.length < selected.size) setState({ selected: new Set(kept.map(({ applyId }) => applyId)) });
    },
    startBatch: (batch: Batch) => setState({ batch }),
    endBatch: () => setState({ batch: undefined }),
    open: show,
    close: () => show(''),
    newRequest: () =>
      go({ target: 'request', kind: 'trip', depCity: '', arrCity: '', beginDate: '', endDate: '' }),
    /** What is shown in place may ask for an application: it is shown here. */
    take(target: NavigationTarget): boolean {
      if (target.target !== 'approval') return false;
      show(target.applyId);
      setState({ inPlace: undefined });
      return true;
    },
    /** Back from what is shown in place. */
    back: () => setState({ inPlace: undefined }),
  };
}

/** Who decides nothing has nothing but their own, and what they get a copy of. */
function allowed(
  tab: ApprovalTab,
  { canApprove, hasCopies }: Pick<ListingState, 'canApprove' | 'hasCopies'>,
): ApprovalTab {
  if (canApprove !== false || (tab === 'copied' && hasCopies)) return tab;
  return 'mine';
}

/** Can it be decided together with others? */
export const isSelectable = ({ canAgree, canRefuse }: Application): boolean => canAgree || canRefuse;

export const isFiltered = (filters: ApprovalFilters): boolean =>
  JSON.stringify(filters) !== JSON.stringify(NO_FILTERS);

/** The state as the gateway is asked for it. */
export function queryOf({
  tab,
  filters,
  page,
  pageSize,
  sort,
}: ListingState): BodyOf<typeof queryApprovalList> {
  const { keyword, applyType, applyState, beginDate, endDate } = filters;
  return {
    ...ASKED[tab],
    applyStateList: applyState === null ? [...TAB_STATES[tab]] : [applyState],
    applyTypeList: applyType === null ? [] : [applyType],
    keyword,
    // a date half typed narrows nothing yet
    ...(isCalendarDate(beginDate) ? { beginDate } : {}),
    ...(isCalendarDate(endDate) ? { endDate } : {}),
    sortField: sort.field,
    sortOrder: sort.order,
    pageIndex: page,
    pageSize,
  };
}
