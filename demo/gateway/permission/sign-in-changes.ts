import { OBJECT } from '../../../src/contract/permission/objects';
import { covers, holdsMore } from '../../../src/domain/permission/beyond';
import type { Database } from '../db/database';
import { withScopeOf, type Caller } from '../server/http/caller';
import { findCaller } from './callers';
import { findAdmitted } from './holder';
import { RESTRICTIONS } from './roles/grantable';

/** Does a member of staff hold more than an administrator who wants to change what they sign in with? */
export const isBeyond = (theirs: Pick<Caller, 'held'>, own: Pick<Caller, 'held'>): boolean =>
  holdsMore(theirs.held, own.held, RESTRICTIONS);

/**
 * May an administrator change what a member of staff signs in with, at this moment? They keep the staff of that department, and the
 * member holds nothing that they do not.
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
  return covers(kept, { range: 3, deptNos: [theirs.deptNo] }) && !isBeyond(theirs, administrator);
}
