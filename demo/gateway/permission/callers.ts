import { parse } from 'valibot';
import { TokenScope } from '../../../src/contract/login/token-scope';
import { callerHolding, DATA_RANGE, type Caller, type DataRange } from '../server/http/caller';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { ManagedGrants } from '../../../src/domain/permission/staff-grants';
import type { Database } from '../db/database';
import type { StoredSession } from '../login/queries';
import { resumeSession } from '../login/session';
import { findRights, type SubManagement } from './queries';

const CACHE_SIZE = 5000;

/**
 * Creates the function that returns the owner of a token with their rights. Rights are cached under the version of
 * their enterprise's directory, which the session's query returns too, so that a change takes effect with the next call in every process.
 */
export function createAuthenticator(
  db: Database,
): (authSign: string, now: Date, options?: { touch: boolean }) => Promise<Caller | undefined> {
  const kept = new Map<string, { version: number; day: string; caller: Caller }>();

  return async (authSign, now, options) => {
    const session = await resumeSession(db, authSign, now, { ...options, limited: true });
    if (session === undefined) return undefined;
    const caller = await callerOf(session, now);
    if (caller === undefined) return undefined;
    const { limitedTo } = session;
    const tokenScope =
      session.tokenScope === null ? undefined : parse(TokenScope, JSON.parse(session.tokenScope));
    const isViewOnly = session.isViewOnly || tokenScope?.readOnly === true;
    // a copy only where it differs, because callers are cached
    return limitedTo === null && !isViewOnly && tokenScope === undefined
      ? caller
      : {
          ...caller,
          ...(limitedTo !== null && { limitedTo }),
          ...(isViewOnly && { isViewOnly }),
          ...(tokenScope && { tokenScope }),
        };
  };

  async function callerOf(
    { staffNo, directoryVersion: version }: StoredSession,
    now: Date,
  ): Promise<Caller | undefined> {
    const known = kept.get(staffNo);
    // the rights of sub administrators depend on the day
    const day = shanghaiDate(now);
    if (known?.version === version && known.day === day) return known.caller;

    const caller = await findCaller(db, staffNo, now);
    if (caller === undefined) return undefined;
    const oldest = kept.size >= CACHE_SIZE ? kept.keys().next() : undefined;
    if (oldest?.done === false) kept.delete(oldest.value);
    kept.set(staffNo, { version, day, caller });
    return caller;
  }
}

/**
 * A member of staff with all rights, as a caller with the scope of their roles; undefined for an unknown number and for
 * inactive staff. With `now` it includes the rights that they have at that moment as sub administrators.
 */
export async function findCaller(db: Database, staffNo: string, now?: Date): Promise<Caller | undefined> {
  const rights = await findRights(db, staffNo, now);
  if (rights === undefined) return undefined;
  const { objectNos, ranges, subManager, deptNos, ...person } = rights;
  return callerHolding(person, {
    own: { objects: new Set(objectNos), range: widestRange(ranges), deptNos },
    managed: subManager === null ? undefined : managedBy(subManager),
  });
}

const managedBy = ({ objectNos, ...kept }: SubManagement): ManagedGrants => ({
  ...kept,
  objects: new Set(objectNos),
});

/** The widest of several ranges; personal for none (specification 6). */
export function widestRange(ranges: readonly DataRange[]): DataRange {
  if (ranges.includes(DATA_RANGE.enterprise)) return DATA_RANGE.enterprise;
  return ranges.includes(DATA_RANGE.department) ? DATA_RANGE.department : DATA_RANGE.personal;
}
