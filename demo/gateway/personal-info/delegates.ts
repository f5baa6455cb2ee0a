import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type {
  queryBookingDelegates,
  saveBookingDelegate,
} from '../../../src/contract/personal-info/delegates';
import { delegationProblem } from '../../../src/domain/personal-info/delegation';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import { fieldsInvalid } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { findStaffRecords } from '../travellers/staff-records';
import { mailDelegation } from './delegate-mail';
import { findRecord } from './queries';
import { DELEGATION_PROBLEM_LABELS } from '../../../src/domain/personal-info/labels';

/** Throws fieldsInvalid by field. */
export async function nameDelegate(
  context: CallerContext,
  { staffNO, beginDate, endDate }: ParsedBodyOf<typeof saveBookingDelegate>,
): Promise<void> {
  const { db, caller, now } = context;
  const { staffNo, enterpriseNum } = caller;
  // serialises concurrent delegations of one person
  await findRecord(db, caller, { forChange: true });
  const problem = delegationProblem({ beginDate, endDate }, shanghaiDate(now));
  if (problem !== undefined)
    throw fieldsInvalid({ [problem.field]: DELEGATION_PROBLEM_LABELS[problem.problem] });
  if (staffNO === staffNo) throw fieldsInvalid({ staffNO: '不能授权给自己' });
  const colleagues = await findStaffRecords(db, enterpriseNum, [staffNO]);
  const colleague = colleagues.get(staffNO);
  if (colleague === undefined) throw fieldsInvalid({ staffNO: '该员工不属于当前企业' });
  if (!colleague.isActive) throw fieldsInvalid({ staffNO: '该员工已停用或已离职' });
  await endOpen(db, staffNo, staffNO, now);
  const { grant_no: grantNo } = await db
    .insertInto('booking_delegate')
    .values({
      enterprise_num: enterpriseNum,
      staff_no: staffNo,
      delegate_no: staffNO,
      begins_on: beginDate,
      ends_on: endDate,
      made_at: now,
    })
    .returning('grant_no')
    .executeTakeFirstOrThrow();
  await mailDelegation(context, { grantNo, what: 'named' }, [staffNo, staffNO]);
}

export async function endDelegate(context: CallerContext, delegateNo: string): Promise<void> {
  const { db, caller, now } = context;
  const ended = await endOpen(db, caller.staffNo, delegateNo, now);
  for (const { grant_no: grantNo, ends_on: endsOn } of ended) {
    if (endsOn < shanghaiDate(now)) continue;
    await mailDelegation(context, { grantNo, what: 'ended' }, [caller.staffNo, delegateNo]);
  }
}

const endOpen = (db: Database, staffNo: string, delegateNo: string, now: Date) =>
  db
    .updateTable('booking_delegate')
    .set({ ended_at: now })
    .where('staff_no', '=', staffNo)
    .where('delegate_no', '=', delegateNo)
    .where('ended_at', 'is', null)
    .returning(['grant_no', 'ends_on'])
    .execute();

export async function findDelegates({
  db,
  caller: { staffNo, enterpriseNum },
  now,
}: Pick<CallerContext, 'db' | 'caller' | 'now'>): Promise<ResultOf<typeof queryBookingDelegates>> {
  const today = shanghaiDate(now);
  const open = (of: 'staff_no' | 'delegate_no', other: 'staff_no' | 'delegate_no') =>
    db
      .selectFrom('booking_delegate as b')
      .innerJoin('staff as s', 's.staff_no', `b.${other}`)
      .innerJoin('department as d', 'd.dept_no', 's.dept_no')
      .select(['s.staff_no as staffNO', 's.staff_name as staffName', 'd.dept_name as deptName'])
      .select(['b.begins_on as beginDate', 'b.ends_on as endDate'])
      .where('b.enterprise_num', '=', enterpriseNum)
      .where(`b.${of}`, '=', staffNo)
      .where('b.ended_at', 'is', null)
      .where('b.ends_on', '>=', today)
      .orderBy('b.begins_on')
      .orderBy('s.staff_no');
  return {
    delegateList: await open('staff_no', 'delegate_no').execute(),
    principalList: await open('delegate_no', 'staff_no').where('b.begins_on', '<=', today).execute(),
  };
}
