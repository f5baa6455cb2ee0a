import { innerHttpAddress } from '../../../src/domain/portal/navigation';
import { hidesFloatElement } from '../official-account/floating-rules';
import type { Route } from './route';

/** Element of a page. */
export interface PageElement {
  /** Tag without the suite's prefix; undefined for a page that does not exist. */
  tag: string | undefined;
  attributes: readonly (readonly [name: string, value: string | undefined])[];
}

/** Tag of a route's element, including the sign-in page. */
export const tagOf = ({ name, page, address }: Route): string | undefined =>
  name === 'index' ? 'login' : address === undefined ? page?.tag : 'frame';

/** The element of a route's page with the attributes that page and address set. */
export function pageElement(route: Route, serverSite: string | undefined, search: string): PageElement {
  const { address, page, parameters } = route;
  if (address !== undefined) return framedPage({ ...route, address }, serverSite, search);
  const { fixed = {}, attributes = {} } = page ?? {};
  return {
    tag: page?.tag,
    attributes: [
      ...Object.entries(fixed),
      ...Object.entries(attributes).map(
        ([attribute, parameter]) => [attribute, parameters[parameter]] as const,
      ),
    ],
  };
}

/**
 * Frames a page of another site (specification 2.1): a page of the server-side site at its address there, an inner-http
 * page at its own. `at` in the query is the path to which the frame has navigated since, on its own site.
 */
function framedPage(
  { address, query, name }: Route & { address: string },
  serverSite: string | undefined,
  search: string,
): PageElement {
  const isExternal = name === 'outerwebRouter';
  const base = (serverSite ?? '').replace(/\/+$/, '');
  const src = isExternal
    ? innerHttpAddress(address)
    : `${base}${sitePath(query['at']) ?? ownPath({ address })}`;
  return {
    tag: 'frame',
    attributes: [
      ['src', src],
      ['kind', isExternal ? 'external' : 'server-site'],
      ['hide-float-element', hidesFloatElement(search, query) ? '' : undefined],
    ],
  };
}

/** Path and query, on its own site, of the page of a menu. */
export function ownPath({ address = '' }: Pick<Route, 'address'>): string {
  const external = innerHttpAddress(address);
  if (external === undefined) return `/${address.replace(/^[/#]+/, '')}`;
  const { pathname, search } = new URL(external);
  return pathname + search;
}

/** A path of the site itself; undefined for an address that could name another site. */
const sitePath = (at: string | undefined): string | undefined =>
  at !== undefined && /^\/(?![/\\])/.test(at) ? at : undefined;
