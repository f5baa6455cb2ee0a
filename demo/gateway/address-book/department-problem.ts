import type { RowContext } from '../server/http/implement';
import { DEPARTMENTS } from '../server/resource/references';
import { canMaintainDepartment } from './scope';

/**
 * One message for departments outside the caller's scope and for unknown ones, so that the two cannot be told apart.
 */
export const DEPARTMENT_NOT_MAINTAINED = '该部门不在您的数据权限内';

/** Problem of a department that the caller assigns a row to; undefined for none. */
export async function departmentProblem(
  context: Pick<RowContext, 'db' | 'caller'>,
  deptNo: string,
): Promise<string | undefined> {
  if (!canMaintainDepartment(context.caller, deptNo)) return DEPARTMENT_NOT_MAINTAINED;
  const names = await DEPARTMENTS.names(context, [deptNo]);
  return names.has(deptNo) ? undefined : DEPARTMENTS.unknown;
}
