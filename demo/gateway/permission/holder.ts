import { OBJECT } from '../../../src/contract/permission/objects';
import type { Database } from '../db/database';
import { isEnterpriseStopped } from '../login/queries';
import { withScopeOf, type Caller } from '../server/http/caller';
import { findCaller } from './callers';

/** A person, the object that they must hold, and the moment. */
interface HolderQuery {
  staffNo: string;
  objectNo: string;
  now: Date;
}

/**
 * Returns a person with the scope of an object, by their current rights; undefined when they do not hold it or are kept
 * from the portal. Links, codes and stored work are checked by it when they take effect, because the right may have
 * been withdrawn meanwhile.
 */
export async function findHolder(
  db: Database,
  { staffNo, objectNo, now }: HolderQuery,
): Promise<Caller | undefined> {
  const holder = await findAdmitted(db, staffNo, now);
  return holder?.objects.has(objectNo) ? withScopeOf(holder, objectNo) : undefined;
}

/**
 * A person with their current rights; undefined for inactive staff, for those whose PC login is disabled, and for those
 * of an enterprise that the agency has stopped.
 */
export async function findAdmitted(db: Database, staffNo: string, now: Date): Promise<Caller | undefined> {
  const caller = await findCaller(db, staffNo, now);
  if (caller === undefined || caller.objects.has(OBJECT.pcLoginDisabled)) return undefined;
  return (await isEnterpriseStopped(db, caller.enterpriseNum)) ? undefined : caller;
}
