import type { Selectable } from 'kysely';
import { grantRefusal, NO_RIGHTS } from '../../../../src/domain/permission/grants';
import { grantorOf } from '../../../../src/domain/permission/held';
import type { Schema } from '../../db/schema';
import { isAwaited } from '../../login/awaited';
import { refusePartners } from '../../login/require-proof';
import { findCaller } from '../../permission/callers';
import { RESTRICTIONS } from '../../permission/roles/grantable';
import { DATA_RANGE, type Caller } from '../../server/caller';
import { Fault } from '../../server/fault';
import type { CallerContext } from '../../server/implement';
import { memberRows } from '../members/rows';

/**
 * The member of staff, if the caller may change their sign-in: within the caller's scope, not the caller, not the main
 * administrator, of this enterprise alone, and with no right that the caller lacks. Throws rowUnknown, contactOfSelf,
 * contactOfMainManager, contactAwaited, contactOfOthers, contactBeyondOwn, safetyBeyondPartner.
 */
export async function askedAbout(
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
  const main = await db
    .selectFrom('main_manager')
    .select('staff_no')
    .where('staff_no', '=', staffNo)
    .executeTakeFirst();
  if (main !== undefined) throw new Fault('contactOfMainManager');
  // first: callers must not learn whether the phone of a person not yet joined has an account
  if (await isAwaited(db, staffNo)) throw new Fault('contactAwaited');
  const elsewhere = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('user_no', '=', staff.user_no)
    .where('staff_no', '!=', staffNo)
    .executeTakeFirst();
  if (elsewhere !== undefined) throw new Fault('contactOfOthers');
  const theirs = await findCaller(db, staffNo, now);
  if (theirs === undefined) throw new Fault('contactInactive');
  if (
    grantRefusal(grantorOf(caller.held), NO_RIGHTS, theirs, RESTRICTIONS) !== undefined ||
    seesMore(theirs, caller)
  )
    throw new Fault('contactBeyondOwn');
  return staff;
}

/** Does somebody see departments that another does not? */
const seesMore = (theirs: Caller, own: Caller): boolean =>
  own.range !== DATA_RANGE.enterprise &&
  theirs.range === DATA_RANGE.department &&
  theirs.deptNos.some((deptNo) => !own.deptNos.includes(deptNo));
