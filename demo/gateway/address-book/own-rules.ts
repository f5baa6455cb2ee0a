import { OBJECT } from '../../../src/contract/permission/objects';
import { fieldsInvalid } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { otherHoldersText, findOtherHolders, isSoleHolder } from '../permission/own-rules/other-holders';
import { sql } from 'kysely';
import { ownPosts, ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import type { MemberForm } from './members/member-form';
import { supervisorsAbove } from './superiors';

/** Position of a person in the enterprise, on which standards, approvers, products and budgets depend. */
export interface Place {
  staffNo: string;
  deptNo: string;
  positionNo: string;
  gradeNo: string;
  supervisorNo: string | null;
  costCenterNo: string;
}

const POSITION_COLUMNS = ['dept_no', 'position_no', 'grade_no', 'cost_center_no', 'supervisor_no'] as const;

/** Position of a person and the persons above them; '' for none. */
const place = ownRule({
  name: '本人的组织信息',
  find: ({ db }, staffNo) =>
    db
      .selectFrom('staff as s')
      .innerJoin('department as d', 'd.dept_no', 's.dept_no')
      .innerJoin('cost_center as c', 'c.cost_center_no', 's.cost_center_no')
      .select(['s.dept_no', 's.position_no', 's.grade_no', 's.cost_center_no'])
      .select((eb) => [
        eb.fn.coalesce('s.supervisor_no', eb.val('')).as('supervisor_no'),
        eb.fn.coalesce('d.head_no', eb.val('')).as('head_no'),
        eb.fn.coalesce('c.owner_no', eb.val('')).as('owner_no'),
      ])
      .where('s.staff_no', '=', staffNo)
      .executeTakeFirstOrThrow(),
  isLooser(before, after, staffNo) {
    // filling a vacancy counts as no replacement
    const isReplaced = (former: string, next: string) =>
      former !== next && (former !== '' || next === staffNo);
    return (
      isReplaced(before.head_no, after.head_no) ||
      isReplaced(before.owner_no, after.owner_no) ||
      POSITION_COLUMNS.some((column) => before[column] !== after[column])
    );
  },
});

const posts = ownPosts('以有期限的权限任部门负责人或直属上级', async ({ db, caller }, staffNo) => {
  const { rows } = await sql<{ post: string }>`
    select 'head ' || dept_no as post from department
      where enterprise_num = ${caller.enterpriseNum} and head_no = ${staffNo}
    union all select 'supervisor ' || staff_no from staff
      where enterprise_num = ${caller.enterpriseNum} and supervisor_no = ${staffNo}`.execute(db);
  return new Set(rows.map(({ post }) => post));
});

export const ownRules: readonly OwnRule[] = [place, supervisorsAbove, posts];

/**
 * Problems at the fields of their own record that callers change although a rule over themselves depends on them. Empty
 * when no other administrator could make the change.
 */
export async function ownPlaceProblems(
  context: CallerContext,
  form: Pick<MemberForm, 'department' | 'position' | 'grade' | 'supervisor' | 'costCenter'>,
  before: Place,
): Promise<Record<string, string>> {
  if (before.staffNo !== context.caller.staffNo) return {};
  const others = await findOtherHolders(context, OBJECT.editStaff);
  if (isSoleHolder(others)) return {};
  const refused = (name: string) => `不能修改本人的${name}，${otherHoldersText(others)}`;
  return {
    ...(form.department.no !== before.deptNo && { department: refused('部门') }),
    ...(form.position.no !== before.positionNo && { position: refused('职位') }),
    ...(form.grade.no !== before.gradeNo && { grade: refused('职级') }),
    ...((form.supervisor?.no ?? null) !== before.supervisorNo && { supervisor: refused('直属上级') }),
    ...(form.costCenter.no !== before.costCenterNo && { costCenter: refused('成本中心') }),
  };
}

/**
 * Callers may not replace the head of their own department, because that head may approve their applications. They may
 * fill a vacancy with another person. Throws fieldsInvalid when another administrator could do it.
 */
export async function checkOwnHead(
  context: CallerContext,
  { deptNO, former, headNO }: { deptNO: string; former: string; headNO: string },
): Promise<void> {
  const { deptNo, staffNo } = context.caller;
  if (deptNO !== deptNo || headNO === former) return;
  if (former === '' && headNO !== staffNo) return;
  const others = await findOtherHolders(context, OBJECT.editStaff);
  if (!isSoleHolder(others))
    throw fieldsInvalid({ head: `不能修改本人所在部门的负责人，${otherHoldersText(others)}` });
}
