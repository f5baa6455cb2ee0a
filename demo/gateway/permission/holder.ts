import { OBJECT } from '../../../src/contract/permission/objects';
import type { Database } from '../db/database';
import { withScopeOf, type Caller } from '../server/http/caller';
import { findCaller } from './callers';

/** Somebody, an object that they are to hold, and the moment that is asked about. */
interface Asked {
  staffNo: string;
  objectNo: string;
  now: Date;
}

/**
 * Somebody with the scope of an object, by their rights of this moment; undefined where they do not hold it, or may do nothing in the
 * portal. Links, codes and kept work are judged by it as they take effect: the right may have gone since they were made.
 */
export async function findHolder(
  db: Database,
  { staffNo, objectNo, now }: Asked,
): Promise<Caller | undefined> {
  const holder = await findAdmitted(db, staffNo, now);
  return holder?.objects.has(objectNo) ? withScopeOf(holder, objectNo) : undefined;
}

/** Somebody with their rights of this moment; undefined for stopped or departed staff, and for those kept from the PC. */
export async function findAdmitted(db: Database, staffNo: string, now: Date): Promise<Caller | undefined> {
  const caller = await findCaller(db, staffNo, now);
  return caller?.objects.has(OBJECT.pcLoginDisabled) ? undefined : caller;
}
