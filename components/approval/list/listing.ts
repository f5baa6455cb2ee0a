import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Application, queryApprovalList } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import { isCalendarDate } from '../../../src/domain/shanghai-time';
import type { Host } from '../../../src/element/host/host';
import { searched } from '../../../src/element/list/searched';
import type { NavigationTarget } from '../../../src/element/navigation/targets';
import { createDetailModel } from '../detail/detail-model';
import type { approvalList, ListTarget } from './declaration';
import type { ApprovalTab } from './kinds';
import {
  attributesOf,
  lookedAt,
  NO_FILTERS,
  SORTS,
  TAB_STATES,
  type ApprovalFilters,
  type Place,
  type SortField,
} from './place';

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

/** What a tab asks for. */
const ASKED = {
  pending: { role: 'approver', taskState: 'open' },
  decided: { role: 'approver', taskState: 'ended' },
  mine: { role: 'applicant' },
  copied: { role: 'copied' },
} as const;

export type Listing = ReturnType<typeof createListing>;

/** What a list of applications shows; the applications themselves are the server's. */
export function createListing(host: Host<typeof approvalList>, given: Place) {
  const store: StoreApi<ListingState> = createStore(() => ({
    ...lookedAt(given),
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
  /** Rows have been asked for: until then the page is that of the address, however many rows one has. */
  let isBegun = false;
  /** Other rows come: what was chosen of those before is forgotten. */
  function ask(change: Partial<ListingState>): void {
    setState({ ...change, selected: NONE_SELECTED });
  }
  /** So that the address follows; not where it is what led here. */
  function tell(replaces: boolean): void {
    host.emit('tp-filters', { attributes: attributesOf(getState()), replaces });
  }
  function look(change: Partial<ListingState>): void {
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
  /** Asks the page around to lead somewhere; shows it in place if that does not. */
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
    /** What is said anew counts; what is said still does not undo what the user chose since. */
    follow(wanted: Place): void {
      const before = known;
      known = wanted;
      if (JSON.stringify(wanted) === JSON.stringify(before)) return;
      const next = lookedAt({ ...wanted, tab: allowed(wanted.tab, getState()) });
      // a date that is half typed is in no address
      if (JSON.stringify(attributesOf(next)) !== JSON.stringify(attributesOf(getState()))) ask(next);
    },
    learn(known: Pick<ListingState, 'canApprove' | 'pendingCount' | 'hasCopies'>): void {
      setState(known);
      showTab(allowed(getState().tab, known));
    },
    filter: (change: Partial<ApprovalFilters>) =>
      look({ filters: { ...getState().filters, ...change }, page: 1 }),
    search: (keyword: string) => look(searched(getState(), keyword)),
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
    setSort: (sort: ListingState['sort']) => look({ sort, page: 1 }),
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
