import type { RouteTarget } from '../../src/domain/navigation';
import { pagePath } from '../../src/domain/pages';
import type { Permitted } from './permitted';
import { BOOKING_PAGE, ORDER_PAGE } from './routes';

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
    case 'approvals': {
      const { approveUrl } = permitted ?? {};
      return approveUrl === undefined ? undefined : { path: pagePath(approveUrl), query: {} };
    }
    default:
      return undefined;
  }
}
