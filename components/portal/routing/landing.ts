import {
  errorTarget,
  NO_PAGE_PERMISSION,
  NO_PC_LOGIN,
  returnDecision,
  type Decision,
  type RouteTarget,
} from '../../../src/domain/portal/navigation';
import type { AddressRules } from '../../../src/domain/portal/return-url';
import type { Permitted } from './permitted';
import { pageOf } from './route';
import { HOME_PAGE } from './routes';

/** Where a user who signed in goes: back to what he asked for, else to his first page. */
export function afterSignIn(
  permitted: Permitted,
  returnUrl: string | undefined,
  addresses: AddressRules,
): Decision {
  const back = returnUrl === undefined ? undefined : returnDecision(returnUrl, addresses);
  return back ?? { kind: 'redirect', to: firstPage(permitted) };
}

/** The home page of those who hold it, else the first page that is there. */
export function firstPage({ pages, brought }: Permitted): RouteTarget {
  const shown = pages.filter((path) => brought.has(path) || pageOf(path)?.tag !== undefined);
  const path = shown.find((candidate) => candidate === HOME_PAGE) ?? shown[0];
  return path === undefined ? errorTarget(NO_PAGE_PERMISSION) : { path, query: {} };
}

/** Why a user may see nothing at all (specification 6); undefined for one who may. */
export function refusalOf({ pcLoginDisabled, pages }: Permitted): string | undefined {
  if (pcLoginDisabled) return NO_PC_LOGIN;
  return pages.length === 0 ? NO_PAGE_PERMISSION : undefined;
}

/**
 * Where a user without a session goes (specification 4): to the portal's own login when it is served on a
 * port, otherwise to the configured login address, if it may be followed.
 */
export function signInAddress(
  location: Pick<Location, 'port'>,
  configured: string | undefined,
  portalOrigin: string,
  resolve: (address: string) => string | undefined,
): string | undefined {
  if (location.port !== '' || configured === undefined) return undefined;
  const address = resolve(configured);
  if (address === undefined) return undefined;
  const { origin, pathname, hash } = new URL(address);
  // the portal's own front door is its login page: nowhere to leave to
  const isOwn = origin === portalOrigin && pathname === '/' && (hash === '' || hash === '#/');
  return isOwn ? undefined : address;
}
