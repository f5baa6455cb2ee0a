import { sql } from 'kysely';
import type { leaveStaffBatch } from '../../../../src/contract/address-book/staff-batch';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { unlessLooser } from '../../permission/own-rules/beside-calls';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { lockStaff } from '../import/check-changes';
import { findMembersByNo } from '../import/known-members';
import { isActiveStaff, STAFF_NOT_MAINTAINED } from './batch-change';
import { memberRows } from './rows';
import { leave } from './state';

type Body = ParsedBodyOf<typeof leaveStaffBatch>;

/** A stop chosen on an older list does not undo a departure; on the page of the person it can. */
const ALREADY_DEPARTED = '该员工已离职，如需改为停用请在员工资料中办理';

/** Throws fieldsInvalid at `successor`. */
export async function leaveMany(
  context: CallerContext,
  { staffNOList, otherNOList, staffState, successor }: Body,
): Promise<ResultOf<typeof leaveStaffBatch>> {
  const staffNos = [...new Set(staffNOList)];
  if (successor && [...staffNos, ...otherNOList].includes(successor.no))
    throw fieldsInvalid({ successor: '接替人不能是所选员工之一' });
  // in one order and before the check of the successor: two calls for the same people wait for one another
  await lockStaff(context, [...staffNos, ...(successor ? [successor.no] : [])]);
  if (successor && !(await isActiveStaff(context, successor.no)))
    throw fieldsInvalid({ successor: '所选员工不属于当前企业，或已停用、已离职，请重新选择' });
  const reasons = new Map<string, string>();
  for (const staffNo of staffNos.toSorted()) {
    const reason = await reasonAgainst(context, staffNo, { staffState, successor });
    if (reason !== undefined) reasons.set(staffNo, reason);
  }
  return {
    outcomeList: staffNos.map((staffNO) => ({
      staffNO,
      isDone: !reasons.has(staffNO),
      reason: reasons.get(staffNO) ?? '',
    })),
  };
}

/** Lets a person leave and returns undefined, or returns the reason of a refusal, which leaves no trace. */
async function reasonAgainst(
  context: CallerContext,
  staffNo: string,
  { staffState, successor }: Pick<Body, 'staffState' | 'successor'>,
): Promise<string | undefined> {
  const { db } = context;
  if (!(await findMembersByNo(context, [staffNo])).has(staffNo)) return STAFF_NOT_MAINTAINED;
  const { staff_state } = await memberRows.hold(context, staffNo);
  if (staff_state === 'departed' && staffState === 'stopped') return ALREADY_DEPARTED;
  await sql`savepoint leaver`.execute(db);
  try {
    const { names } = await unlessLooser(context, OBJECT.editStaff, async () => {
      await leave(context, staffNo, { going: staffState, named: { successor, successors: [] } });
      return true;
    });
    await sql`release savepoint leaver`.execute(db);
    return names.length === 0 ? undefined : `该规则（${names.join('、')}）适用于您本人，请单独办理`;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    await sql`rollback to savepoint leaver`.execute(db);
    return error.fault === 'staffStateSame' ? undefined : reasonOf(error);
  }
}

function reasonOf({ fault, message, result }: Fault): string {
  if (fault !== 'fieldsInvalid') return message;
  const { fields } = result as { fields: Record<string, string> };
  return Object.values(fields).join('；');
}
