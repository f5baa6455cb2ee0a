import { MANAGER_LABELS } from '../../../../src/domain/permission/labels';
import type { Database } from '../../db/database';
import type { ExportFilters } from '../../download/exports';
import { namesIn } from '../../download/filter-texts';
import { findGrantable } from '../../permission/roles/grantable';
import type { Caller } from '../../server/http/caller';
import type { PeopleQuery } from './listed-people';

/** Filters of the list in the words of its page. */
export async function peopleFilters(
  db: Database,
  { enterpriseNum }: Caller,
  { keyword, department, roleList, managerKind, objectList, staffNO }: PeopleQuery,
): Promise<ExportFilters> {
  const right = (await findGrantable(db)).find(({ objectNo }) => objectNo === objectList);
  return [
    ['关键字', keyword],
    ['部门', await namesIn(db, enterpriseNum, 'department', [department])],
    ['角色', await namesIn(db, enterpriseNum, 'role', [roleList])],
    ['管理员', managerKind === undefined ? '' : MANAGER_LABELS[managerKind]],
    ['拥有的权限', right?.objectName ?? objectList ?? ''],
    ['员工', await namesIn(db, enterpriseNum, 'staff', [staffNO])],
  ];
}
