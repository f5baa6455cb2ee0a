import type { StaffState } from '../../../../src/contract/address-book/staff-members';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { changeStaffState } from '../../../../src/contract/address-book/staff-state';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import '../../login/events';
import { deleteSessionsOf } from '../../login/queries';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { logChange } from '../../server/resource/change-log';
import { refuseBeyond } from './beyond-rights';
import './events';
import { allKinds, findDependents, type InactiveState } from './dependents-of';
import { carryOut, planHandOver, type Successors } from './hand-over';
import { giveRoles } from './return-roles';
import { holdMember, shown } from './rows';

/**
 * Throws staffIsSelf, staffIsMainManager, staffStateSame, rowUnknown, rowChanged and the errors of `leave` and
 * `giveRoles`.
 */
export async function changeState(
  context: CallerContext,
  { key, version, staffState, roleNos, ...named }: ParsedBodyOf<typeof changeStaffState>,
): Promise<void> {
  await holdMember(context, { key, version });
  if (staffState === 'active') await comeBack(context, key, roleNos);
  else await leave(context, key, { going: staffState, named });
}

/**
 * Makes a member of staff inactive, and hands over or ends their dependents in the same transaction. Throws
 * staffIsSelf, staffIsMainManager, staffBeyondOwn, staffStateSame, staffSuccessorNeeded or fieldsInvalid.
 */
export async function leave(
  context: CallerContext,
  staffNo: string,
  { going, named }: { going: InactiveState; named: Successors },
): Promise<void> {
  const before = await shown(context, staffNo);
  if (before.staffState === going) throw new Fault('staffStateSame');
  await refuseIndispensable(context, staffNo);
  await refuseBeyond(context, staffNo);
  const held = await findDependents(context, staffNo, going);
  const plans = await planHandOver(context, staffNo, { held, named });
  await writeState(context, before, going);
  const done = await carryOut(context, staffNo, plans);
  await endAccount(context, staffNo);
  const after = await shown(context, staffNo);
  await logChange(context, {
    resource: staffMembers.name,
    key: staffNo,
    before: { ...before, handedOver: '', ended: '' },
    after: { ...after, ...done },
  });
  const { caller, db, now, emit } = context;
  const { enterpriseNum } = caller;
  if (going === 'departed') await emit({ db, now }, 'staff.left', { enterpriseNum, staffNo });
}

/**
 * Ends all sign-ins, including those in progress, and forgets all browsers of an account that is active in no
 * enterprise.
 */
async function endAccount({ db, now, emit }: CallerContext, staffNo: string): Promise<void> {
  const { user_no: userNo } = await db
    .selectFrom('staff')
    .select('user_no')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  const elsewhere = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('user_no', '=', userNo)
    .where('staff_state', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  if (elsewhere !== undefined) return;
  await deleteSessionsOf(db, { userNo, bounds: null });
  await db.deleteFrom('login_origin').where('user_no', '=', userNo).execute();
  await emit({ db, now }, 'user.signedOutEverywhere', { userNo, bounds: null });
}

/** Former rights are not restored: leftovers end, and only the named roles are given. */
async function comeBack(
  context: CallerContext,
  staffNo: string,
  roleNos: readonly string[] | undefined,
): Promise<void> {
  const before = await shown(context, staffNo);
  if (before.staffState === 'active') throw new Fault('staffStateSame');
  for (const kind of await allKinds()) {
    if (kind.isRight !== true) continue;
    const rows = await kind.list(context, staffNo);
    if (rows.length === 0) continue;
    await kind.end?.(
      context,
      staffNo,
      rows.map(({ no }) => no),
    );
  }
  await writeState(context, before, 'active');
  const given = await giveRoles(context, staffNo, roleNos);
  const after = await shown(context, staffNo);
  await logChange(context, {
    resource: staffMembers.name,
    key: staffNo,
    before: { ...before, givenRoles: '' },
    after: { ...after, givenRoles: given },
  });
}

async function writeState(
  { db, now }: CallerContext,
  { staffNO, version }: { staffNO: string; version: number },
  staffState: StaffState,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({
      staff_state: staffState,
      state_since: shanghaiDate(now),
      modified_at: now,
      version: version + 1,
    })
    .where('staff_no', '=', staffNO)
    .execute();
}

/** Throws staffIsSelf or staffIsMainManager. */
async function refuseIndispensable({ db, caller }: CallerContext, staffNo: string): Promise<void> {
  if (staffNo === caller.staffNo) throw new Fault('staffIsSelf');
  const main = await db
    .selectFrom('main_manager')
    .select('staff_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    // waits for a concurrent handover of the enterprise to this person
    .forShare()
    .executeTakeFirst();
  if (main?.staff_no === staffNo) throw new Fault('staffIsMainManager');
}
