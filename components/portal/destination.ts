import type { RouteTarget } from '../../src/domain/navigation';
import { pagePath } from '../../src/domain/pages';
import type { Permitted } from './permitted';
import { pageOf } from './route';
import { APPROVAL_PAGE, BOOKING_PAGE, ORDER_PAGE } from './routes';

/** Detail of `tp-navigate`: what widgets ask for. */
export interface Wish {
  target: string;
  orderNo?: string;
  status?: readonly string[];
  depCode?: string;
  arrCode?: string;
  depDate?: string;
}

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
      const { depCode = '', arrCode = '', depDate = '' } = wish;
      const isComplete = depCode !== '' && arrCode !== '';
      return {
        path: BOOKING_PAGE,
        query: {
          ...(depCode ? { depCode } : {}),
          ...(arrCode ? { arrCode } : {}),
          ...(depDate ? { depDate } : {}),
          ...(isComplete ? { autoSearch: '1' } : {}),
        },
      };
    }
    case 'approvals':
      return approvalsOf(permitted);
    default:
      return undefined;
  }
}

/** The approve URL where it names a page here, else the portal's own; undefined for who may see neither. */
function approvalsOf(permitted: Permitted | undefined): RouteTarget | undefined {
  if (permitted === undefined) return undefined;
  const { approveUrl = '', allPages, pages, brought } = permitted;
  const named = pagePath(approveUrl);
  const isThere = approveUrl !== '' && (brought.has(named) || pageOf(named)?.tag !== undefined);
  const path = isThere ? named : APPROVAL_PAGE;
  return allPages.includes(path) && !pages.includes(path) ? undefined : { path, query: {} };
}
