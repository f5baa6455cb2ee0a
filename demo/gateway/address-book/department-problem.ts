import type { RowContext } from '../server/implement';
import { DEPARTMENTS } from '../server/resource/references';
import { keepsDepartment } from './scope';

/** What is said of departments that the caller does not keep, and of those that there are not: these would be told from the others. */
export const DEPARTMENT_NOT_KEPT = '该部门不在您的数据权限内';

/** What is wrong with a department that the caller puts something into; undefined: nothing. */
export async function departmentProblem(
  context: Pick<RowContext, 'db' | 'caller'>,
  deptNo: string,
): Promise<string | undefined> {
  if (!keepsDepartment(context.caller, deptNo)) return DEPARTMENT_NOT_KEPT;
  const names = await DEPARTMENTS.names(context, [deptNo]);
  return names.has(deptNo) ? undefined : DEPARTMENTS.unknown;
}
