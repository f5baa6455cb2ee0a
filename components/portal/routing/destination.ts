import type { RouteTarget } from '../../../src/domain/portal/navigation';
import { pagePath } from '../../../src/domain/portal/pages';
import type { Permitted } from './permitted';
import { pageOf } from './route';
import { APPROVAL_PAGE, BOOKING_PAGE, ORDER_PAGE, PRE_TRIP_REQUEST_PAGE, REQUEST_PAGE } from './routes';

/** Detail of `tp-navigate`: what widgets ask for. */
export interface Wish {
  target: string;
  orderNo?: string;
  status?: readonly string[];
  depCode?: string;
  arrCode?: string;
  depDate?: string;
  retDate?: string;
  travelType?: 1 | 2;
  applyId?: string;
  /** The over-standard application that a search is booked by. */
  overApplyId?: string;
  /** Of a request to be made. */
  kind?: 'trip' | 'pre-trip';
  depCity?: string;
  arrCity?: string;
  beginDate?: string;
  endDate?: string;
}

/** Detail of `tp-search`: what was searched for, by the user or by the address he came to. */
export interface Search extends Record<SearchKey, string> {
  travelType: 1 | 2;
  isPrefilled: boolean;
}

/** On business, which no address has to say. */
const BUSINESS = 1;
const SEARCH_KEYS = ['depCode', 'arrCode', 'depDate', 'retDate'] as const;
type SearchKey = (typeof SEARCH_KEYS)[number];
const REQUEST_KEYS = ['depCity', 'arrCity', 'beginDate', 'endDate'] as const;

/** The page that answers a wish; undefined for one the portal has none for: the widget acts itself. */
export function destinationOf(wish: Wish, permitted: Permitted | undefined): RouteTarget | undefined {
  switch (wish.target) {
    case 'order':
      return wish.orderNo === undefined ? undefined : { path: ORDER_PAGE, query: { orderNo: wish.orderNo } };
    case 'orders': {
      const { status = [] } = wish;
      return { path: ORDER_PAGE, query: status.length > 0 ? { statuses: JSON.stringify(status) } : {} };
    }
    case 'search': {
      const { overApplyId } = wish;
      return { path: BOOKING_PAGE, query: searchQuery(overApplyId ? { overApplyId } : {}, wish) };
    }
    case 'approvals':
      return approvalsOf(permitted);
    case 'approval': {
      const { applyId } = wish;
      const isThere = applyId !== undefined && isReachable(APPROVAL_PAGE, permitted);
      return isThere ? { path: APPROVAL_PAGE, query: { tab: 'mine', applyId } } : undefined;
    }
    case 'travel-request':
      return requestOf(wish, permitted);
    default:
      return undefined;
  }
}

/** The query of the booking page for a search; what else the query says stays. */
export function searchQuery(
  { autoSearch: _auto, ...present }: RouteTarget['query'],
  { travelType = BUSINESS, ...search }: Partial<Omit<Search, 'isPrefilled'>>,
): RouteTarget['query'] {
  const others = Object.entries(present).filter(([key]) => !SEARCH_KEYS.some((name) => name === key));
  const given = SEARCH_KEYS.flatMap((key): [string, string][] => (search[key] ? [[key, search[key]]] : []));
  const isComplete = Boolean(search.depCode && search.arrCode);
  return kindQuery(
    Object.fromEntries([...others, ...given, ...(isComplete ? [['autoSearch', '1']] : [])]),
    travelType,
  );
}

/** The query of the booking page with another kind of journey. */
export const kindQuery = (
  { travelType: _kind, ...present }: RouteTarget['query'],
  travelType: Search['travelType'],
): RouteTarget['query'] => (travelType === BUSINESS ? present : { ...present, travelType: `${travelType}` });

/** A page that the permission tree lists is there for whoever holds it. */
const isReachable = (path: string, permitted: Permitted | undefined): boolean =>
  permitted !== undefined && (!permitted.allPages.includes(path) || permitted.pages.includes(path));

/** The form for a request, with what it is to begin with; undefined for whoever does not hold its page. */
function requestOf(wish: Wish, permitted: Permitted | undefined): RouteTarget | undefined {
  const path = wish.kind === 'pre-trip' ? PRE_TRIP_REQUEST_PAGE : REQUEST_PAGE;
  if (!isReachable(path, permitted)) return undefined;
  const query = REQUEST_KEYS.flatMap((key): [string, string][] => (wish[key] ? [[key, wish[key]]] : []));
  return { path, query: Object.fromEntries(query) };
}

/** The approve URL where it names a page here, else the portal's own; undefined for who may see neither. */
function approvalsOf(permitted: Permitted | undefined): RouteTarget | undefined {
  if (permitted === undefined) return undefined;
  const { approveUrl = '', brought } = permitted;
  const named = pagePath(approveUrl);
  const isThere = approveUrl !== '' && (brought.has(named) || pageOf(named)?.tag !== undefined);
  const path = isThere ? named : APPROVAL_PAGE;
  return isReachable(path, permitted) ? { path, query: {} } : undefined;
}
