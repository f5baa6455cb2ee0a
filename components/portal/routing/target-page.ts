import type { RouteTarget } from '../../../src/domain/portal/navigation';
import { pagePath } from '../../../src/domain/portal/pages';
import type { NavigationTarget } from '../../../src/element/navigation/targets';
import {
  ACCOUNT_SAFETY,
  APP_DOWNLOAD,
  APPROVALS,
  BILLS,
  BOOKING,
  CHANGE,
  COST_CENTER_IMPORT,
  COST_CENTERS,
  DOWNLOADS,
  JOINED,
  ORDERS,
  PRE_TRIP_REQUEST,
  RECHARGES,
  REFUND,
  TRIP_REQUEST,
} from './paths';
import type { UserPermissions } from './user-permissions';
import { hasPage } from './route';
import { searchQuery } from './search-query';

/**
 * Page for a widget's navigation request; undefined when the portal has none for this user, and the widget acts itself.
 */
export function pageFor(
  target: NavigationTarget,
  permitted: UserPermissions | undefined,
): RouteTarget | undefined {
  switch (target.target) {
    case 'orders': {
      const { statuses } = target;
      return { path: ORDERS, query: statuses.length > 0 ? { statuses: JSON.stringify(statuses) } : {} };
    }
    case 'order':
      return { path: ORDERS, query: { orderNo: target.orderNo } };
    case 'refund':
      return {
        path: REFUND,
        query: withoutEmpty({ orderNo: target.orderNo, applyId: target.applyId ?? '' }),
      };
    case 'change':
      return {
        path: CHANGE,
        query: withoutEmpty({ orderNo: target.orderNo, applyId: target.applyId ?? '' }),
      };
    case 'search': {
      const { overApplyId } = target;
      return { path: BOOKING, query: searchQuery(overApplyId === '' ? {} : { overApplyId }, target) };
    }
    case 'downloads':
      return isReachable(DOWNLOADS, permitted) ? { path: DOWNLOADS, query: {} } : undefined;
    case 'costCenterImport': {
      const query = target.costKind === 'costCenter' ? {} : { costKind: target.costKind };
      return isReachable(COST_CENTER_IMPORT, permitted) ? { path: COST_CENTER_IMPORT, query } : undefined;
    }
    case 'costCenters': {
      const query = target.costKind === 'costCenter' ? {} : { costKind: target.costKind };
      return isReachable(COST_CENTERS, permitted) ? { path: COST_CENTERS, query } : undefined;
    }
    case 'recharge': {
      const query = withoutEmpty({ rechargeNo: target.rechargeNo });
      return isReachable(RECHARGES, permitted) ? { path: RECHARGES, query } : undefined;
    }
    case 'bill': {
      const query = { billNo: target.billNo };
      return isReachable(BILLS, permitted) ? { path: BILLS, query } : undefined;
    }
    case 'accountSafety': {
      const path = `${ACCOUNT_SAFETY}/${target.page}`;
      return isReachable(path, permitted) ? { path, query: {} } : undefined;
    }
    case 'report': {
      const { target: _, page, departments, ...others } = target;
      const path = `/travelReport/${page}`;
      const query = withoutEmpty({
        ...others,
        departments: departments.length > 0 ? JSON.stringify(departments) : '',
      });
      return isReachable(path, permitted) ? { path, query } : undefined;
    }
    case 'signIn':
      return { path: '/', query: {} };
    case 'appDownload':
      return { path: APP_DOWNLOAD, query: {} };
    case 'joined': {
      const names = [target.entName, target.appTitle].filter(Boolean).map(encodeURIComponent);
      return { path: [JOINED, ...names].join('/'), query: {} };
    }
    case 'approvals':
      return approvals(permitted);
    case 'approval': {
      const query = { tab: 'mine', applyId: target.applyId };
      return isReachable(APPROVALS, permitted) ? { path: APPROVALS, query } : undefined;
    }
    case 'request': {
      const path = target.kind === 'pre-trip' ? PRE_TRIP_REQUEST : TRIP_REQUEST;
      const { depCity, arrCity, beginDate, endDate, copyOf = '', changeOf = '' } = target;
      return isReachable(path, permitted)
        ? { path, query: withoutEmpty({ depCity, arrCity, beginDate, endDate, copyOf, changeOf }) }
        : undefined;
    }
  }
}

/** Drops empty parameters. */
const withoutEmpty = (parameters: Readonly<Record<string, string>>): RouteTarget['query'] =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));

/** True when the user may open the page: pages in the permission tree require the permission. */
const isReachable = (path: string, permitted: UserPermissions | undefined): boolean =>
  permitted !== undefined && (!permitted.allPages.includes(path) || permitted.pages.includes(path));

/**
 * The approve URL when it names a page here that the user may open, or else the portal's own page; undefined when they
 * may open neither.
 */
function approvals(permitted: UserPermissions | undefined): RouteTarget | undefined {
  if (permitted === undefined) return undefined;
  const { approveUrl = '', brought } = permitted;
  const named = pagePath(approveUrl);
  const paths = approveUrl !== '' && hasPage(named, brought) ? [named, APPROVALS] : [APPROVALS];
  const path = paths.find((one) => isReachable(one, permitted));
  return path === undefined ? undefined : { path, query: {} };
}
