import { OBJECT } from '../../../src/contract/permission/objects';
import { includesScope, hasMoreGrants } from '../../../src/domain/permission/beyond';
import type { Database } from '../db/database';
import { withScopeOf, type Caller } from '../server/http/caller';
import { findCaller } from './callers';
import { findAdmitted } from './holder';
import { RESTRICTIONS } from './roles/grantable';

/** Returns whether a member of staff has rights that an administrator who wants to change their sign-in lacks. */
export const isBeyond = (theirs: Pick<Caller, 'held'>, own: Pick<Caller, 'held'>): boolean =>
  hasMoreGrants(theirs.held, own.held, RESTRICTIONS);

/**
 * Returns whether an administrator may now change the sign-in of a member of staff. The administrator must maintain the
 * staff of that department and hold all the member's rights.
 */
export async function mayChangeSignIn(
  db: Database,
  administratorNo: string,
  staffNo: string,
  now: Date,
): Promise<boolean> {
  const administrator = await findAdmitted(db, administratorNo, now);
  const theirs = await findCaller(db, staffNo, now);
  if (administrator === undefined || theirs === undefined) return false;
  if (!administrator.objects.has(OBJECT.editStaff)) return false;
  const kept = withScopeOf(administrator, OBJECT.editStaff);
  return includesScope(kept, { range: 3, deptNos: [theirs.deptNo] }) && !isBeyond(theirs, administrator);
}
