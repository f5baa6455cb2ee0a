import { OBJECT } from '../../../../src/contract/permission/objects';
import { byOthers, findOtherHolders, isAlone } from '../../permission/own-rules/other-holders';
import { DATA_RANGE } from '../../server/caller';
import { fieldsInvalid } from '../../server/fault';
import type { CallerContext } from '../../server/implement';

/** The parent of each department; '' at the top. */
type Parents = ReadonlyMap<string, string>;

/**
 * The standards, approvers and products of callers hang on the departments above them, and the data that their roles show on those
 * below. So another administrator, if there is one, moves their own department and those above it, and moves others to below it.
 * Callers whose roles show the whole enterprise gain nothing by the latter. Throws fieldsInvalid.
 */
export async function checkOwnBranch(
  context: CallerContext,
  { deptNO, parentNO }: { deptNO: string; parentNO: string },
  parents: Parents,
): Promise<void> {
  const { deptNo, held } = context.caller;
  if (isWithin(deptNo, deptNO, parents)) {
    const others = await findOtherHolders(context, OBJECT.editStaff, deptNO);
    if (!isAlone(others))
      throw fieldsInvalid({ parentNO: `不能移动本人所在的部门或其上级部门，${byOthers(others)}` });
  }
  const widened = ({ bases, what }: { bases: readonly string[]; what: string }) => {
    const isIn = (no: string) => bases.some((base) => isWithin(no, base, parents));
    if (isIn(parentNO) && !isIn(deptNO))
      throw fieldsInvalid({ parentNO: `不能将部门移至${what}之下，请由其他管理员修改` });
  };
  if (held.own.range !== DATA_RANGE.enterprise) widened({ bases: [deptNo], what: '本人所在的部门' });
  if (held.managed?.isWhole === false)
    widened({ bases: held.managed.departments.map(({ no }) => no), what: '本人管理的部门' });
}

/** Is a department another one, or below it? */
function isWithin(deptNo: string, baseNo: string, parents: Parents): boolean {
  for (let at = deptNo; at !== ''; at = parents.get(at) ?? '') if (at === baseNo) return true;
  return false;
}
