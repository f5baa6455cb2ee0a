import { sql } from 'kysely';
import type { departStaff, queryDeparture } from '../../../../src/contract/address-book/staff-members';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { Database } from '../../db/database';
import { findCaller } from '../../permission/callers';
import { fieldsInvalid } from '../../server/fault';
import type { CallerContext } from '../../server/implement';
import { isAbove } from './check';
import type { StaffLeft } from '../events';
import { memberRows } from './rows';
import { refuseIndispensable, setState } from './state';

type Left = ResultOf<typeof queryDeparture>;

/** What somebody would leave behind. Throws rowUnknown. */
export async function departureOf(context: CallerContext, staffNo: string): Promise<Left> {
  await memberRows.find(context, staffNo);
  return leftBy(context.db, staffNo);
}

async function leftBy(db: Database, staffNo: string): Promise<Left> {
  const { rows } = await sql<Omit<Left, 'needsSuccessor'>>`select
    (select count(*)::int from staff where supervisor_no = ${staffNo} and staff_state <> 'departed') as "subordinateCount",
    (select count(distinct t.apply_id)::int from approval_task t join approval_request a using (apply_id)
      where t.approver_no = ${staffNo} and t.task_state in ('open', 'waiting') and not t.is_past
        and a.apply_state = '审批中') as "approvalCount",
    ((select count(*)::int from department where head_no = ${staffNo})
      + (select count(*)::int from cost_center where owner_no = ${staffNo})) as "headCount"`.execute(db);
  const counts = rows[0] ?? { subordinateCount: 0, approvalCount: 0, headCount: 0 };
  return { ...counts, needsSuccessor: Object.values(counts).some((count) => count > 0) };
}

/** Throws fieldsInvalid at `successor`, and what `setState` throws. */
export async function depart(
  context: CallerContext,
  { key, version, successor }: ParsedBodyOf<typeof departStaff>,
): Promise<void> {
  const { db, now, emit } = context;
  await memberRows.hold(context, { key, version });
  await refuseIndispensable(context, key);
  const left = await leftBy(db, key);
  if (left.needsSuccessor && successor === null) throw fieldsInvalid({ successor: '请选择接替人' });
  if (successor !== null) await checkSuccessor(context, { staffNo: key, successorNo: successor.no, left });
  await setState(context, key, 'departed');
  const successorNo = successor?.no ?? '';
  if (successorNo !== '') await handOver(db, { staffNo: key, successorNo });
  const told: StaffLeft = { staffNo: key, successorNo };
  await emit({ db, now }, 'staff.left', told);
}

async function checkSuccessor(
  { db, caller }: CallerContext,
  { staffNo, successorNo, left }: { staffNo: string; successorNo: string; left: Left },
): Promise<void> {
  if (successorNo === staffNo) throw fieldsInvalid({ successor: '接替人不能是本人' });
  const found = await findCaller(db, successorNo);
  if (found?.enterpriseNum !== caller.enterpriseNum)
    throw fieldsInvalid({ successor: '所选员工不属于当前企业，或已停用、已离职，请重新选择' });
  if (left.approvalCount > 0 && !found.objects.has(OBJECT.approve))
    throw fieldsInvalid({ successor: '该员工没有审批权限，不能接替待审批的申请，请重新选择' });
}

/** Those whom somebody supervises, what they head and what they answer for go to their successor. */
async function handOver(
  db: Database,
  { staffNo, successorNo }: { staffNo: string; successorNo: string },
): Promise<void> {
  const { supervisor_no: aboveNo } = await db
    .selectFrom('staff')
    .select('supervisor_no')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  // a successor from below goes up into the place: else they would stand under whom they supervise
  if (await isAbove(db, staffNo, successorNo))
    await db
      .updateTable('staff')
      .set({ supervisor_no: aboveNo === successorNo ? null : aboveNo })
      .where('staff_no', '=', successorNo)
      .execute();
  await db
    .updateTable('staff')
    .set({ supervisor_no: successorNo })
    .where('supervisor_no', '=', staffNo)
    .where('staff_no', '!=', successorNo)
    .execute();
  await db.updateTable('department').set({ head_no: successorNo }).where('head_no', '=', staffNo).execute();
  await db
    .updateTable('cost_center')
    .set({ owner_no: successorNo })
    .where('owner_no', '=', staffNo)
    .execute();
}
