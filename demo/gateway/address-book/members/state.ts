import type { changeStaffState, StaffState } from '../../../../src/contract/address-book/staff-members';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { deleteSessionsIn } from '../../login/queries';
import { Fault } from '../../server/fault';
import type { CallerContext } from '../../server/implement';
import { logChange } from '../../server/resource/change-log';
import { memberRows } from './rows';
import { shown } from './save';

/** Throws staffIsSelf, staffIsMainManager, staffStateSame, rowUnknown, rowChanged. */
export async function changeState(
  context: CallerContext,
  { key, version, staffState }: ParsedBodyOf<typeof changeStaffState>,
): Promise<void> {
  await memberRows.hold(context, { key, version });
  await setState(context, key, staffState);
}

/** Writes a state whose row is held; who is not active any more has no session in the enterprise. */
export async function setState(
  context: CallerContext,
  staffNo: string,
  staffState: StaffState,
): Promise<void> {
  const { db, now } = context;
  const before = await shown(context, staffNo);
  if (before.staffState === staffState) throw new Fault('staffStateSame');
  if (staffState !== 'active') await refuseIndispensable(context, staffNo);
  await db
    .updateTable('staff')
    .set({
      staff_state: staffState,
      state_since: shanghaiDate(now),
      modified_at: now,
      version: before.version + 1,
    })
    .where('staff_no', '=', staffNo)
    .execute();
  if (staffState !== 'active') await deleteSessionsIn(db, staffNo);
  const after = await shown(context, staffNo);
  await logChange(context, { resource: staffMembers.name, key: staffNo, before, after });
}

/** Throws staffIsSelf or staffIsMainManager. */
export async function refuseIndispensable({ db, caller }: CallerContext, staffNo: string): Promise<void> {
  if (staffNo === caller.staffNo) throw new Fault('staffIsSelf');
  const main = await db
    .selectFrom('main_manager')
    .select('staff_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    // one who is handed the enterprise at this moment is waited for
    .forShare()
    .executeTakeFirst();
  if (main?.staff_no === staffNo) throw new Fault('staffIsMainManager');
}
