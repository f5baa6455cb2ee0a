import { sql } from 'kysely';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { Database } from '../db/database';
import { otherHoldersText, findOtherHolders, isSoleHolder } from '../permission/own-rules/other-holders';
import { ownRule } from '../permission/own-rules/own-rule';
import type { CallerContext } from '../server/http/implement';
import type { MemberForm } from './members/member-form';

/** Supervisors of a person, nearest first. */
async function supervisorsOf(db: Database, staffNo: string): Promise<string[]> {
  const { rows } = await sql<{ no: string }>`
    with recursive above (no, way) as (
      select supervisor_no, array[staff_no] from staff where staff_no = ${staffNo}
      union all
      select s.supervisor_no, a.way || s.staff_no from above a join staff s on s.staff_no = a.no
      where s.staff_no <> all(a.way)
    ) select no from above where no is not null order by cardinality(way)`.execute(db);
  return rows.map(({ no }) => no);
}

/**
 * All persons who may decide over someone by position: supervisors of all levels, the head of the department, the owner
 * of the cost centre.
 */
export async function superiorsOf(db: Database, staffNo: string): Promise<ReadonlySet<string>> {
  const beside = await db
    .selectFrom('staff as s')
    .leftJoin('department as d', 'd.dept_no', 's.dept_no')
    .leftJoin('cost_center as c', 'c.cost_center_no', 's.cost_center_no')
    .select(['d.head_no', 'c.owner_no'])
    .where('s.staff_no', '=', staffNo)
    .executeTakeFirst();
  const nos = [...(await supervisorsOf(db, staffNo)), beside?.head_no, beside?.owner_no];
  return new Set(nos.flatMap((no) => (no === staffNo ? [] : (no ?? []))));
}

/**
 * Problems at fields of a superior of the caller that determine the persons above both, or the departments they see.
 * Empty when no other administrator could make the change.
 */
export async function superiorProblems(
  context: CallerContext,
  form: Pick<MemberForm, 'department' | 'supervisor'>,
  before: { staffNo: string; deptNo: string; supervisorNo: string | null },
): Promise<Record<string, string>> {
  const isMoved = form.department.no !== before.deptNo;
  const isOthers = (form.supervisor?.no ?? null) !== before.supervisorNo;
  if (!isMoved && !isOthers) return {};
  const { db, caller } = context;
  if (!(await superiorsOf(db, caller.staffNo)).has(before.staffNo)) return {};
  const others = await findOtherHolders(context, OBJECT.editStaff, before.deptNo);
  if (isSoleHolder(others)) return {};
  const refused = (name: string) => `不能修改本人上级的${name}，${otherHoldersText(others)}`;
  return {
    ...(isMoved && { department: refused('部门') }),
    ...(isOthers && { supervisor: refused('直属上级') }),
  };
}

/** Supervisors above the direct one, as a rule of the position, because approvals of several levels depend on them. */
export const supervisorsAbove = ownRule({
  name: '本人的各级上级',
  find: ({ db }, staffNo) => supervisorsOf(db, staffNo),
  isLooser: (before, after) => before[0] === after[0] && before.some((no, level) => after[level] !== no),
});
