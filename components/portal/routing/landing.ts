import {
  errorTarget,
  NO_PAGE_PERMISSION,
  NO_PC_LOGIN,
  returnDecision,
  signInTarget,
  type Decision,
  type RouteTarget,
} from '../../../src/domain/portal/navigation';
import { resolveReturnUrl, type AddressRules } from '../../../src/domain/portal/return-url';
import type { Permitted } from './permitted';
import { HOME, LOGIN_TIMEOUT } from './paths';
import { hashOf, hasPage, pageOf, type Route } from './route';

/** Where a user who signed in goes: back to what they asked for, else to their first page. */
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
  const shown = pages.filter((path) => hasPage(path, brought));
  const path = shown.find((candidate) => candidate === HOME) ?? shown[0];
  return path === undefined ? errorTarget(NO_PAGE_PERMISSION) : { path, query: {} };
}

/** Where one signs in; from the page that says that time has run out it leads back to where the user was. */
export function signInFrom(route: Route | undefined, previous: RouteTarget | undefined): RouteTarget {
  const isBack = route?.page?.path === LOGIN_TIMEOUT && previous && pageOf(previous.path)?.needsLogin;
  return signInTarget(isBack ? hashOf(previous).slice(1) : '');
}

/** Why a user may see nothing at all (specification 6); undefined for one who may. */
export function refusalOf({ pcLoginDisabled, pages }: Permitted): string | undefined {
  if (pcLoginDisabled) return NO_PC_LOGIN;
  return pages.length === 0 ? NO_PAGE_PERMISSION : undefined;
}

/**
 * The configured login address (specification 6, WZTZDZ) where it may be followed; undefined where users sign in at the
 * portal itself.
 */
export function loginElsewhere(configured: string, addresses: AddressRules): string | undefined {
  const address = resolveReturnUrl(configured, addresses);
  if (address === undefined) return undefined;
  const { origin, pathname, hash } = new URL(address);
  // the portal's own front door is its login page: nowhere to leave to
  const isOwn = origin === addresses.origin && pathname === '/' && (hash === '' || hash === '#/');
  return isOwn ? undefined : address;
}
