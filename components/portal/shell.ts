import type { Permitted, Refusal } from './calls';
import { hashOf, PAGES, parseHash, type Route } from './route';

/** What the portal shows. */
export type Shell =
  | { view: 'starting' }
  | { view: 'login'; message: string; returnTo: Route | undefined }
  | { view: 'refused'; message: string }
  | { view: 'failed'; message: string }
  | { view: 'page'; permitted: Permitted; route: Route }
  | { view: 'forbidden'; permitted: Permitted };

export const isRefusal = (answer: Permitted | Refusal): answer is Refusal => 'refusal' in answer;

/** Where a signed-in user lands who asked for `route`. */
export function landing(permitted: Permitted, route: Route): Shell {
  const asked = route.path in PAGES;
  if (asked && permitted.paths.includes(route.path)) return { view: 'page', permitted, route };
  if (asked) return { view: 'forbidden', permitted };
  const [first = '/'] = permitted.paths;
  return { view: 'page', permitted, route: { path: first, query: new Map() } };
}

/** A page of the portal in a `returnUrl`: only its own hash routes are followed. */
export function returnRoute(route: Route): Route | undefined {
  const address = route.query.get('returnUrl') ?? '';
  const hash = address.startsWith('/#') ? address.slice(1) : address;
  if (!/^(#\/|\/)(?!\/)/.test(hash)) return undefined;
  const wanted = parseHash(hash);
  return wanted.path in PAGES ? wanted : undefined;
}

/** Address of the login page that leads back to a page. */
export const loginHash = (route: Route): string =>
  route.path === '/' ? '#/' : hashOf({ path: '/', query: new Map([['returnUrl', hashOf(route).slice(1)]]) });
