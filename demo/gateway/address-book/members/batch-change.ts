import type { BatchOutcome, changeStaffBatch } from '../../../../src/contract/address-book/staff-batch';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Named } from '../../../../src/contract/resource/values';
import { departmentProblem } from '../department-problem';
import { lockStaff, movedFields, moveProblems, placedOf, type Move } from '../import/check-changes';
import { writeKeepingRules } from '../import/keep-own-rules';
import { findMembersByNo, type KnownMember } from '../import/known-members';
import { fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { writeColumns } from './change-staff';
import { GRADES, POSITIONS } from './fields';

type Body = ParsedBodyOf<typeof changeStaffBatch>;

/** One message for staff outside the caller's scope and for unknown ones. */
export const STAFF_NOT_MAINTAINED = '该员工不存在，或不在您的数据权限内';

interface Change {
  staffNo: string;
  known: KnownMember;
  move: Move;
}

/** Throws fieldsInvalid at the field of a value that no person can get. */
export async function changeMany(
  context: CallerContext,
  { staffNOList, ...values }: Body,
): Promise<ResultOf<typeof changeStaffBatch>> {
  const staffNos = [...new Set(staffNOList)];
  // before the check of the supervisor: two calls with the same one wait for one another
  await lockStaff(context, [...staffNos, ...(values.supervisor ? [values.supervisor.no] : [])]);
  await refuseValues(context, values);
  const members = await findMembersByNo(context, staffNos);
  const reasons = new Map<string, string>();
  const changes: Change[] = [];
  for (const staffNo of staffNos) {
    const known = members.get(staffNo);
    if (known === undefined) reasons.set(staffNo, STAFF_NOT_MAINTAINED);
    else if (values.supervisor?.no === staffNo) reasons.set(staffNo, '直属上级不能是本人');
    else {
      const former = placedOf(known.form);
      const move = { staffNo, former, next: { ...former, ...wantedPlace(values) } };
      if (movedFields(move).length > 0) changes.push({ staffNo, known, move });
    }
  }
  const accepted = await acceptedMoves(context, changes, reasons);
  await writeKeepingRules(context, accepted, {
    async write(some) {
      await writeColumns(
        context,
        some.map(({ known, move: { next } }) => ({
          record: known.row,
          columns: {
            dept_no: next.deptNo,
            position_no: next.positionNo,
            grade_no: next.gradeNo,
            supervisor_no: next.supervisorNo,
          },
        })),
      );
      return some;
    },
    refuse: ({ staffNo }, names) =>
      reasons.set(staffNo, `该规则（${names.join('、')}）适用于您本人，请在员工资料中修改`),
  });
  return { outcomeList: staffNos.map((staffNO) => outcomeOf(staffNO, reasons)) };
}

const outcomeOf = (staffNO: string, reasons: ReadonlyMap<string, string>): BatchOutcome => ({
  staffNO,
  isDone: !reasons.has(staffNO),
  reason: reasons.get(staffNO) ?? '',
});

type Values = Omit<Body, 'staffNOList'>;

const wantedPlace = ({ department, position, grade, supervisor, hasNoSupervisor }: Values) => ({
  ...(department && { deptNo: department.no }),
  ...(position && { positionNo: position.no }),
  ...(grade && { gradeNo: grade.no }),
  ...((supervisor || hasNoSupervisor) && { supervisorNo: supervisor?.no ?? null }),
});

/**
 * Returns the moves without problems and notes the reasons of the others. A refused move may close a circle of
 * supervisors with an accepted one, so the rest is checked again.
 */
async function acceptedMoves(
  context: CallerContext,
  changes: readonly Change[],
  reasons: Map<string, string>,
): Promise<readonly Change[]> {
  const problems = await moveProblems(
    context,
    changes.map(({ move }) => move),
    { way: '批量' },
  );
  if (problems.size === 0) return changes;
  for (const [staffNo, ofFields] of problems)
    reasons.set(staffNo, [...new Set(ofFields.values())].join('；'));
  return acceptedMoves(
    context,
    changes.filter(({ staffNo }) => !problems.has(staffNo)),
    reasons,
  );
}

async function refuseValues(
  context: CallerContext,
  { department, position, grade, supervisor, hasNoSupervisor }: Values,
): Promise<void> {
  const fields: Record<string, string> = {};
  const note = (field: string, problem: string | undefined) => {
    if (problem !== undefined) fields[field] = problem;
  };
  const unknown = async (source: typeof POSITIONS, one: Named) =>
    (await source.names(context, [one.no])).has(one.no) ? undefined : source.unknown;
  if (department) note('department', await departmentProblem(context, department.no));
  if (position) note('position', await unknown(POSITIONS, position));
  if (grade) note('grade', await unknown(GRADES, grade));
  if (supervisor && !(await isActiveStaff(context, supervisor.no)))
    note('supervisor', '所选员工不属于当前企业，或已停用、已离职，请重新选择');
  if (supervisor && hasNoSupervisor) note('supervisor', '不能同时设置和清除直属上级');
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
}

export async function isActiveStaff({ db, caller }: CallerContext, staffNo: string): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '=', staffNo)
    .where('staff_state', '=', 'active')
    // a concurrent departure of the person waits, or is seen
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}
