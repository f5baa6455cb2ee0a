import { sql } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { byOthers, findOtherHolders, isAlone } from '../../permission/own-rules/other-holders';
import { DATA_RANGE, lastingCaller, withScopeOf, type Caller } from '../../server/caller';
import { fieldsInvalid } from '../../server/fault';
import type { CallerContext } from '../../server/implement';
import { keepsDepartment } from '../scope';

/** The parent of each department; '' at the top. */
type Parents = ReadonlyMap<string, string>;

interface Move {
  deptNO: string;
  parentNO: string;
}

/**
 * The standards, approvers and products of callers hang on the departments above them, and the data that their roles show on those
 * below. So another administrator, if there is one, moves their own department and those above it, and moves others to below it.
 * Callers whose roles show the whole enterprise gain nothing by the latter. Departments that they keep as a sub administrator stay
 * within the branch that they are kept in. Throws fieldsInvalid.
 */
export async function checkOwnBranch(context: CallerContext, move: Move, parents: Parents): Promise<void> {
  const { deptNO, parentNO } = move;
  const { deptNo, held } = context.caller;
  if (isWithin(deptNo, deptNO, parents)) {
    const others = await findOtherHolders(context, OBJECT.editStaff, deptNO);
    if (!isAlone(others))
      throw fieldsInvalid({ parentNO: `不能移动本人所在的部门或其上级部门，${byOthers(others)}` });
  }
  const widened = (base: string, what: string) => {
    if (isWithin(parentNO, base, parents) && !isWithin(deptNO, base, parents))
      throw fieldsInvalid({ parentNO: `不能将部门移至${what}之下，请由其他管理员修改` });
  };
  if (held.own.range !== DATA_RANGE.enterprise) widened(deptNo, '本人所在的部门');
  for (const base of keptBranches(context.caller, parents)) widened(base, '本人管理的部门');
  await refuseGainOfOthers(context, move, parents);
}

/** The uppermost of the departments that somebody keeps as a sub administrator. */
function keptBranches({ held: { managed } }: Caller, parents: Parents): string[] {
  if (managed === undefined || managed.isWhole) return [];
  const nos = managed.departments.map(({ no }) => no);
  return nos.filter((no) => !nos.some((other) => other !== no && isWithin(no, other, parents)));
}

/**
 * A right that callers have until a day widens no other view for good: they move no department to a place where others, by their roles or
 * as sub administrators, would see its data from then on. Throws fieldsInvalid.
 */
async function refuseGainOfOthers(
  { db, caller }: CallerContext,
  { deptNO, parentNO }: Move,
  parents: Parents,
): Promise<void> {
  const lasting = lastingCaller(caller);
  const scope = withScopeOf(lasting, OBJECT.editStaff);
  const isLasting =
    lasting.objects.has(OBJECT.editStaff) && [deptNO, parentNO].every((no) => keepsDepartment(scope, no));
  if (isLasting) return;
  const former = pathOf(deptNO, parents);
  const next = pathOf(parentNO, parents).filter((no) => !former.includes(no));
  const { rows } = await sql<{ staffNo: string }>`
    select s.staff_no as "staffNo" from staff s
    where s.enterprise_num = ${caller.enterpriseNum} and s.staff_no <> ${caller.staffNo} and s.staff_state = 'active' and (
      s.dept_no = any(${next}::text[]) and exists (select from staff_role sr join role r using (role_no)
        where sr.staff_no = s.staff_no and r.permission_range_id = ${DATA_RANGE.department})
      or exists (select from sub_manager m where m.staff_no = s.staff_no
        and m.dept_nos && ${next}::text[] and not m.dept_nos && ${former}::text[]))
      and not exists (select from staff_role sr join role r using (role_no)
        where sr.staff_no = s.staff_no and r.permission_range_id = ${DATA_RANGE.enterprise})
    limit 1`.execute(db);
  if (rows.length > 0) throw fieldsInvalid({ parentNO: OTHERS_GAIN });
}

const OTHERS_GAIN = '您的管理权限有期限，不能将部门移至他人可查看下级部门数据的部门之下，请由其他管理员修改';

/** A department and all above it. */
function pathOf(deptNo: string, parents: Parents): string[] {
  const path: string[] = [];
  for (let at = deptNo; at !== ''; at = parents.get(at) ?? '') path.push(at);
  return path;
}

/** Is a department another one, or below it? */
const isWithin = (deptNo: string, baseNo: string, parents: Parents): boolean =>
  pathOf(deptNo, parents).includes(baseNo);
