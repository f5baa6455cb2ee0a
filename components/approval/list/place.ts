import { APPLY_STATE, APPLY_STATES, type ApplyState } from '../../../src/contract/approval/apply-state';
import { APPLY_TYPE, type ApplyType } from '../../../src/contract/approval/approval';
import { isCalendarDate } from '../../../src/domain/shanghai-time';
import type { ApprovalTab } from './kinds';

/** Filters of the list; null or '' where not set. */
export interface ApprovalFilters {
  keyword: string;
  applyType: ApplyType | null;
  applyState: ApplyState | null;
  beginDate: string;
  endDate: string;
}

export type SortField = 'createTime' | 'deadline' | 'decideTime';

/** States selectable on each tab. An application that the user has decided may still await other approvers. */
export const TAB_STATES: Readonly<Record<ApprovalTab, readonly ApplyState[]>> = {
  pending: [APPLY_STATE.pending],
  decided: APPLY_STATES,
  mine: APPLY_STATES,
  copied: APPLY_STATES,
};

export const NO_FILTERS: ApprovalFilters = {
  keyword: '',
  applyType: null,
  applyState: null,
  beginDate: '',
  endDate: '',
};

/** Default order: the nearest deadline first, decided applications newest first. */
export const SORTS = {
  pending: { field: 'deadline', order: 'asc' },
  decided: { field: 'decideTime', order: 'desc' },
  mine: { field: 'createTime', order: 'desc' },
  copied: { field: 'createTime', order: 'desc' },
} as const satisfies Readonly<Record<ApprovalTab, { field: SortField; order: 'asc' | 'desc' }>>;

export const isFiltered = (filters: ApprovalFilters): boolean =>
  JSON.stringify(filters) !== JSON.stringify(NO_FILTERS);

/** List state in the attributes of the element, and so in the page's address. */
export interface Place {
  tab: ApprovalTab;
  keyword: string;
  /** Other filters, as a query string. */
  filters: string;
  /** Sort field, prefixed with `-` for descending order. */
  sort: string;
  pageIndex: number;
}

interface PlaceState {
  tab: ApprovalTab;
  filters: ApprovalFilters;
  sort: { field: SortField; order: 'asc' | 'desc' };
  page: number;
}

const FIELDS = ['createTime', 'deadline', 'decideTime'] as const;

/** List state of the given attributes. Invalid values are ignored. */
export function placeStateOf({ tab, keyword, filters, sort, pageIndex }: Place): PlaceState {
  const query = new URLSearchParams(filters);
  const date = (name: string) => {
    const text = query.get(name) ?? '';
    return isCalendarDate(text) ? text : '';
  };
  const field = FIELDS.find((one) => one === sort.replace(/^-/, ''));
  return {
    tab,
    filters: {
      keyword,
      applyType: Object.values(APPLY_TYPE).find((type) => String(type) === query.get('applyType')) ?? null,
      applyState: TAB_STATES[tab].find((state) => state === query.get('applyState')) ?? null,
      beginDate: date('beginDate'),
      endDate: date('endDate'),
    },
    sort: field ? { field, order: sort.startsWith('-') ? 'desc' : 'asc' } : SORTS[tab],
    page: pageIndex,
  };
}

/** Attributes that restore this list state; '' for a default. */
export function attributesOf({ tab, filters, sort, page }: PlaceState): Record<string, string> {
  const { keyword, applyType, applyState, beginDate, endDate } = filters;
  const query = new URLSearchParams();
  if (applyType !== null) query.set('applyType', String(applyType));
  if (applyState !== null) query.set('applyState', applyState);
  if (isCalendarDate(beginDate)) query.set('beginDate', beginDate);
  if (isCalendarDate(endDate)) query.set('endDate', endDate);
  const { field, order } = SORTS[tab];
  const isFirst = sort.field === field && sort.order === order;
  return {
    tab: tab === 'pending' ? '' : tab,
    keyword,
    filters: query.toString(),
    sort: isFirst ? '' : `${sort.order === 'desc' ? '-' : ''}${sort.field}`,
    'page-index': page === 1 ? '' : String(page),
  };
}
