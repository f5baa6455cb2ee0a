import { innerHttpAddress } from '../../../src/domain/portal/navigation';
import { hidesFloatElement } from '../official-account/floating-rules';
import type { Route } from './route';

export interface FramedPage {
  tag: 'frame';
  path: string;
  attributes: readonly (readonly [string, string | undefined])[];
}

/**
 * How a page of another site is shown (specification 2.1): one of the server-side site at its address there,
 * an inner-http one as it is. `at` in the query: where the page has gone since, on its own site.
 */
export function framedPage(
  { address, path, query, name }: Route,
  serverSite: string | undefined,
  search: string,
): FramedPage | undefined {
  if (address === undefined) return undefined;
  const isExternal = name === 'outerwebRouter';
  const base = (serverSite ?? '').replace(/\/+$/, '');
  const src = isExternal
    ? innerHttpAddress(address)
    : `${base}${sitePath(query['at']) ?? ownPath({ address })}`;
  return {
    tag: 'frame',
    path,
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
