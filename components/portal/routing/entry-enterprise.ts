import type { Decision } from '../../../src/domain/portal/navigation';
import { inOtherEnterprise } from '../../../src/domain/portal/other-enterprise';
import type { SessionState } from '../../../src/session/session';
import type { Route } from './route';

/** Key in the state of a history entry for the enterprise in which its page was last shown. */
const KEY = 'tpEnterprise';

type Entry = Pick<History, 'state' | 'replaceState'>;

/**
 * Redirects a history entry that was last shown in another enterprise, and marks it with the present one; undefined
 * when none is needed. Going back and forward, a reload and a reopened tab also lead to addresses of the former
 * enterprise.
 */
export function redirectFormerEntry(
  route: Pick<Route, 'name' | 'path' | 'query' | 'page'>,
  session: SessionState,
  entry: Entry,
): Decision | undefined {
  if (session.status !== 'signedIn') return undefined;
  // pages that only redirect belong to no enterprise
  if (route.name === 'chooseEnt' || route.page?.needsLogin === false) return undefined;
  const isFormer = moveEntry(entry, session.enterprise.enterpriseNum);
  return isFormer ? { kind: 'redirect', to: inOtherEnterprise(route.page, route) } : undefined;
}

/** Marks the entry with an enterprise. Returns true when it was marked with another one. */
function moveEntry(entry: Entry, enterpriseNum: string): boolean {
  const { state } = entry as { state: unknown };
  // a page around the portal may have stored its own state
  if (state !== null && typeof state !== 'object') return false;
  const former = (state as Record<string, unknown> | null)?.[KEY];
  if (former === enterpriseNum) return false;
  entry.replaceState({ ...state, [KEY]: enterpriseNum }, '');
  return former !== undefined;
}
