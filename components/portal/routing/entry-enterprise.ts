import type { Decision } from '../../../src/domain/portal/navigation';
import { inOtherEnterprise } from '../../../src/domain/portal/other-enterprise';
import type { SessionState } from '../../../src/session/session';
import type { Route } from './route';

/** Under which the state of an entry of the history says in which enterprise its page was shown last. */
const KEY = 'tpEnterprise';

type Entry = Pick<History, 'state' | 'replaceState'>;

/**
 * Where the present entry of the history leads that was shown in another enterprise before; undefined: it was not. From now on it
 * is of this one. The ways back and on, a reload and a tab that is opened again have addresses of the former enterprise, too.
 */
export function leaveFormer(
  route: Pick<Route, 'name' | 'path' | 'query' | 'page'>,
  session: SessionState,
  entry: Entry,
): Decision | undefined {
  if (session.status !== 'signedIn') return undefined;
  // the pages that only hand on are of no enterprise
  if (route.name === 'chooseEnt' || route.page?.needsLogin === false) return undefined;
  const isFormer = moveEntry(entry, session.enterprise.enterpriseNum);
  return isFormer ? { kind: 'redirect', to: inOtherEnterprise(route.page, route) } : undefined;
}

/** Puts the entry into an enterprise; true where it was in another one until now. */
function moveEntry(entry: Entry, enterpriseNum: string): boolean {
  const { state } = entry as { state: unknown };
  // a page around the portal may keep something of its own there
  if (state !== null && typeof state !== 'object') return false;
  const former = (state as Record<string, unknown> | null)?.[KEY];
  if (former === enterpriseNum) return false;
  entry.replaceState({ ...state, [KEY]: enterpriseNum }, '');
  return former !== undefined;
}
