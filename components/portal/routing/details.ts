import type { RouteTarget } from '../../../src/domain/portal/navigation';
import type { Route } from './route';
import { APPROVAL_PAGE } from './routes';

/** Lists that show one of their entries whole: the address names it, so that a reload and a link show the same. */
interface Detail {
  tag: string;
  /** Of the address. */
  parameter: string;
}

export const ORDER_DETAIL: Detail = { tag: 'order-list', parameter: 'orderNo' };
export const APPROVAL_DETAIL: Detail = { tag: 'approval-list', parameter: 'applyId' };

/** An address and what stands there. */
export type Place = Pick<Route, 'path' | 'query' | 'page' | 'parameters'>;

/** Where the detail of an entry stands; undefined: the page shows no such list, or that very entry. */
export function openedAt(place: Place, { tag, parameter }: Detail, id: string): RouteTarget | undefined {
  if (place.page?.tag !== tag || place.parameters[parameter] === id) return undefined;
  return { path: place.path, query: { ...place.query, [parameter]: id } };
}

/** Where the list stands once the detail is closed; undefined: the address names no detail. */
export function closedAt(place: Place, { tag, parameter }: Detail): RouteTarget | undefined {
  if (place.page?.tag !== tag || place.parameters[parameter] === undefined) return undefined;
  const { [parameter]: _closed, paying: _paying, ...query } = place.query;
  // a page of one application has no list of its own
  if (!(parameter in place.query)) return { path: APPROVAL_PAGE, query: {} };
  return { path: place.path, query };
}

/** The address that also says whether the order is being paid; undefined: no order is shown, or it says so already. */
export function payingAt(place: Place, isPaying: boolean): RouteTarget | undefined {
  const { paying, ...query } = place.query;
  if (place.page?.tag !== ORDER_DETAIL.tag || isPaying === (paying !== undefined)) return undefined;
  return { path: place.path, query: isPaying ? { ...query, paying: '1' } : query };
}
