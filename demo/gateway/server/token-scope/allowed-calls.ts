import { addExport, queryExportFile, queryExportList } from '../../../../src/contract/download/download';
import { getBiPreAuthorisationCode } from '../../../../src/contract/bi-analysis/bi-analysis';
import { switchEnterprise, changeEnt } from '../../../../src/contract/enterprise/enterprise';
import { signOutEverywhere } from '../../../../src/contract/login/login';
import { hasLockedFilters, type TokenScope } from '../../../../src/contract/login/token-scope';
import { Fault } from '../http/fault';
import generated from './element-calls.json' with { type: 'json' };
import { LOCKED_BY_DEFAULT, LOCKED_CALLS, pathsOf } from './locked-calls';

/** Paths of the calls that each element sends, by tag without prefix. */
const CALLS_BY_ELEMENT: Readonly<Record<string, readonly string[]>> = generated;

/**
 * Elements that no scope names: they open or hand over sessions, change the account's own safety, give files of any area,
 * or are of the agency.
 */
export const UNNAMEABLE: ReadonlySet<string> = new Set([
  'account-safety',
  'agency',
  'app-download',
  'approval-link',
  'authorize',
  'bi-analysis',
  'download-list',
  'enterprise-chooser',
  'frame',
  'invite',
  'login',
  'personal-info',
  'portal',
  'provider',
  'third-web',
]);

/**
 * Calls that no narrow token makes: they reach beyond one element, because they end or move sessions, hand the user over,
 * or export the rows of any area.
 */
const NEVER: ReadonlySet<string> = pathsOf([
  addExport,
  changeEnt,
  getBiPreAuthorisationCode,
  queryExportFile,
  queryExportList,
  signOutEverywhere,
  switchEnterprise,
]);

/** Elements that a scope may name. */
export const isNameable = (element: string): boolean =>
  Object.hasOwn(CALLS_BY_ELEMENT, element) && !UNNAMEABLE.has(element);

/** Elements whose data can be locked: all others show rows that have no such condition. */
export const isLockable = (element: string): boolean => Object.hasOwn(LOCKED_CALLS, element);

/** Returns whether a token of this scope may make the call or follow the stream of a path. */
function isWithinTokenScope(scope: TokenScope, path: string): boolean {
  if (NEVER.has(path)) return false;
  const { elements } = scope;
  if (hasLockedFilters(scope))
    return (elements ?? LOCKED_BY_DEFAULT).some(
      (element) => isSentBy(element, path) && LOCKED_CALLS[element]?.has(path),
    );
  return elements === undefined || elements.some((element) => isSentBy(element, path));
}

const isSentBy = (element: string, path: string): boolean =>
  CALLS_BY_ELEMENT[element]?.includes(path) === true;

/** Throws outsideTokenScope. */
export function assertWithinTokenScope(scope: TokenScope | undefined, { path }: { path: string }): void {
  if (scope !== undefined && !isWithinTokenScope(scope, path)) throw new Fault('outsideTokenScope');
}
