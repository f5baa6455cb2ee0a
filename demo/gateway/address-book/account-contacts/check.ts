import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema';
import { hasNeverSignedIn } from '../../login/awaited-staff';
import { refusePartners } from '../../login/require-proof';
import { findCaller } from '../../permission/callers';
import { isBeyond } from '../../permission/sign-in-changes';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { memberRows } from '../members/rows';

/**
 * Returns the member of staff if the caller may change their sign-in: within the caller's scope, not the caller, not
 * the main administrator, and without a right that the caller lacks. Throws rowUnknown, contactOfSelf, contactAwaited,
 * contactOwnersOnly, safetyBeyondPartner.
 */
export async function findStaffForContactChange(
  context: CallerContext,
  staffNo: string,
): Promise<Selectable<Schema['staff']>> {
  const { db, caller, now, authSign } = context;
  await refusePartners(db, authSign);
  await memberRows.find(context, staffNo);
  const staff = await db
    .selectFrom('staff')
    .selectAll()
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  if (staff.user_no === caller.userNo) throw new Fault('contactOfSelf');
  // first, because callers must not learn whether the phone of a person who has not joined yet has an account
  if (await hasNeverSignedIn(db, staffNo)) throw new Fault('contactAwaited');
  const main = await db
    .selectFrom('main_manager')
    .select('staff_no')
    .where('staff_no', '=', staffNo)
    .executeTakeFirst();
  const theirs = await findCaller(db, staffNo, now);
  // no fault for a member of another enterprise, which callers must not learn; such a request fails when it takes
  // effect
  if (main !== undefined || theirs === undefined || isBeyond(theirs, caller))
    throw new Fault('contactOwnersOnly');
  return staff;
}
