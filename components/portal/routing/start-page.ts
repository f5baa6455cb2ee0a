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
import type { UserPermissions } from './user-permissions';
import { HOME, LOGIN_TIMEOUT } from './paths';
import { hashOf, hasPage, pageOf, type Route } from './route';

/** Target after sign-in: the requested page, or else the user's first page. */
export function afterSignIn(
  permitted: UserPermissions,
  returnUrl: string | undefined,
  addresses: AddressRules,
): Decision {
  const back = returnUrl === undefined ? undefined : returnDecision(returnUrl, addresses);
  return back ?? { kind: 'redirect', to: firstPage(permitted) };
}

/** The home page for users who may see it, or else the first existing page. */
export function firstPage({ pages, brought }: UserPermissions): RouteTarget {
  const shown = pages.filter((path) => hasPage(path, brought));
  const path = shown.find((candidate) => candidate === HOME) ?? shown[0];
  return path === undefined ? errorTarget(NO_PAGE_PERMISSION) : { path, query: {} };
}

/** Address of the sign-in. From the session timeout page it leads back to the user's previous page. */
export function signInFrom(route: Route | undefined, previous: RouteTarget | undefined): RouteTarget {
  const isBack = route?.page?.path === LOGIN_TIMEOUT && previous && pageOf(previous.path)?.needsLogin;
  return signInTarget(isBack ? hashOf(previous).slice(1) : '');
}

/** Reason why a user may see no page (specification 6); undefined for one who may. */
export function refusalOf({ pcLoginDisabled, pages }: UserPermissions): string | undefined {
  if (pcLoginDisabled) return NO_PC_LOGIN;
  return pages.length === 0 ? NO_PAGE_PERMISSION : undefined;
}

/**
 * The configured login address (specification 6, WZTZDZ) when it is allowed; undefined where users sign in at the
 * portal itself.
 */
export function loginElsewhere(configured: string, addresses: AddressRules): string | undefined {
  const address = resolveReturnUrl(configured, addresses);
  if (address === undefined) return undefined;
  const { origin, pathname, hash } = new URL(address);
  // the portal's own front page is its login page, so there is nowhere to leave to
  const isOwn = origin === addresses.origin && pathname === '/' && (hash === '' || hash === '#/');
  return isOwn ? undefined : address;
}
