import { OBJECT } from '../../../../src/contract/permission/objects';
import { otherHoldersText, findOtherHolders, isSoleHolder } from '../../permission/own-rules/other-holders';
import { DATA_RANGE, type Caller } from '../../server/http/caller';
import { fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { hasWiderViewForOthers, isTemporaryMove } from '../lasting-views';

/** Parent of each department; '' for a root department. */
type Parents = ReadonlyMap<string, string>;

interface Move {
  deptNO: string;
  parentNO: string;
}

/**
 * A caller's standards, approvers and products depend on the departments above them, and the data visible by their
 * roles on those below. Therefore another administrator, if there is one, must move the caller's own department and its
 * ancestors, and must move departments below it; callers whose roles show the whole enterprise gain nothing by the
 * latter. Departments of a sub administrator stay within their branch. Throws fieldsInvalid.
 */
export async function checkOwnBranch(context: CallerContext, move: Move, parents: Parents): Promise<void> {
  const { deptNO, parentNO } = move;
  const { deptNo, held } = context.caller;
  if (isWithin(deptNo, deptNO, parents)) {
    const others = await findOtherHolders(context, OBJECT.editStaff, deptNO);
    if (!isSoleHolder(others))
      throw fieldsInvalid({ parentNO: `不能移动本人所在的部门或其上级部门，${otherHoldersText(others)}` });
  }
  const widened = (base: string, what: string) => {
    if (isWithin(parentNO, base, parents) && !isWithin(deptNO, base, parents))
      throw fieldsInvalid({ parentNO: `不能将部门移至${what}之下，请由其他管理员修改` });
  };
  if (held.own.range !== DATA_RANGE.enterprise) widened(deptNo, '本人所在的部门');
  for (const base of maintainedBranches(context.caller, parents)) widened(base, '本人管理的部门');
  if (!isTemporaryMove(context.caller, [deptNO, parentNO])) return;
  const former = pathOf(deptNO, parents);
  const next = pathOf(parentNO, parents).filter((no) => !former.includes(no));
  if (await hasWiderViewForOthers(context, { former, next })) throw fieldsInvalid({ parentNO: OTHERS_GAIN });
}

/** The topmost departments of a person's sub administration. */
function maintainedBranches({ held: { managed } }: Caller, parents: Parents): string[] {
  if (managed === undefined || managed.isWhole) return [];
  const nos = managed.departments.map(({ no }) => no);
  return nos.filter((no) => !nos.some((other) => other !== no && isWithin(no, other, parents)));
}

const OTHERS_GAIN = '您的管理权限有期限，不能将部门移至他人可查看下级部门数据的部门之下，请由其他管理员修改';

/** A department and all its ancestors. */
function pathOf(deptNo: string, parents: Parents): string[] {
  const path: string[] = [];
  for (let at = deptNo; at !== ''; at = parents.get(at) ?? '') path.push(at);
  return path;
}

/** Returns whether a department is the same as another or below it. */
const isWithin = (deptNo: string, baseNo: string, parents: Parents): boolean =>
  pathOf(deptNo, parents).includes(baseNo);
