import { pagePath } from '../../src/domain/pages';

/** A page's address in the hash: `#/orderManage/airOrderList?orderNo=1`. */
export interface Route {
  /** With one leading slash, no trailing one, no query. */
  path: string;
  query: ReadonlyMap<string, string>;
}

export function parseHash(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s, 2);
  return { path: pagePath(path), query: new Map(new URLSearchParams(query)) };
}

export function hashOf({ path, query }: Route): string {
  const search = new URLSearchParams([...query]).toString();
  return `#${pagePath(path)}${search === '' ? '' : `?${search}`}`;
}

/** What stands at a path. */
export interface Page {
  /** Tag without prefix. */
  tag: string;
  title: string;
  /** Attribute of the element ← parameter of the query. */
  fromQuery?: Readonly<Record<string, string>>;
}

/** The pages of the portal, by path. */
export const PAGES: Readonly<Record<string, Page>> = {
  '/flightBooking/index': {
    tag: 'flight-booking',
    title: '机票预订',
    fromQuery: { 'dep-code': 'depCode', 'arr-code': 'arrCode', 'dep-date': 'depDate' },
  },
  '/orderManage/airOrderList': {
    tag: 'order-list',
    title: '我的订单',
    fromQuery: { 'order-no': 'orderNo' },
  },
  '/orderManage/manageairOrderList': {
    tag: 'order-list',
    title: '企业订单',
    fromQuery: { 'order-no': 'orderNo' },
  },
};

/** Where an order is looked at. */
export const ORDER_PAGE = '/orderManage/airOrderList';
