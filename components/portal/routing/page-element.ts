import { innerHttpAddress } from '../../../src/domain/portal/navigation';
import { hidesFloatElement } from '../official-account/floating-rules';
import type { Route } from './route';

/** What shows a page. */
export interface PageElement {
  /** Without the prefix of the suite; undefined for a page that is not there. */
  tag: string | undefined;
  attributes: readonly (readonly [name: string, value: string | undefined])[];
}

/** What shows a route, the sign-in's page too. */
export const tagOf = ({ name, page, address }: Route): string | undefined =>
  name === 'index' ? 'login' : address === undefined ? page?.tag : 'frame';

/** The element of a route's page, with what the page and its address set of it. */
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
 * How a page of another site is shown (specification 2.1): one of the server-side site at its address there,
 * an inner-http one as it is. `at` in the query: where the page has gone since, on its own site.
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

/** Path and query, on its own site, of the page that a menu leads to. */
export function ownPath({ address = '' }: Pick<Route, 'address'>): string {
  const external = innerHttpAddress(address);
  if (external === undefined) return `/${address.replace(/^[/#]+/, '')}`;
  const { pathname, search } = new URL(external);
  return pathname + search;
}

/** A path of the site itself; anything that could name another one is left out. */
const sitePath = (at: string | undefined): string | undefined =>
  at !== undefined && /^\/(?![/\\])/.test(at) ? at : undefined;
