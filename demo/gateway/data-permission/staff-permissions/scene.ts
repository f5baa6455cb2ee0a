import { REPORT_SCOPE, type DataAuthority } from '../../../../src/contract/data-permission/data-permission';
import type { SceneScope } from '../../../../src/contract/data-permission/staff-permissions';
import { widestRange } from '../../permission/callers';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { authorityByRoles } from '../authority';
import type { StoredAuthority } from '../queries';
import type { StaffGrantSources } from './grant-sources';
import { isVisibleTo } from './scope';

/** The scope of reports that was set, or else the one by roles and sub administration. */
export function sceneScope(set: StoredAuthority | undefined, held: StaffGrantSources): SceneScope {
  const { permissionRangeID, permMemberRealList } = set ?? authorityOf(held);
  return {
    isSet: set !== undefined,
    permissionRangeID,
    memberList: permMemberRealList.map(({ memberID, memberName }) => ({ no: memberID, name: memberName })),
  };
}

function authorityOf({ roles, subManager, sources, department }: StaffGrantSources): DataAuthority {
  const objectsOf = (isOfRole: boolean) =>
    new Set(
      sources.filter(({ roleNO }) => (roleNO !== '') === isOfRole).flatMap(({ objectNos }) => [...objectNos]),
    );
  const own = {
    objects: objectsOf(true),
    range: widestRange(roles.map(({ range }) => range)),
    deptNos: [department.no],
  };
  const managed = subManager && { ...subManager, isLasting: true, objects: objectsOf(false), deptNos: [] };
  return authorityByRoles({ held: { own, managed }, deptNo: department.no, deptName: department.name });
}

export const isOfReports = ({ busiSceneID, permissionID }: StoredAuthority): boolean =>
  busiSceneID === REPORT_SCOPE.busiSceneID && permissionID === REPORT_SCOPE.permissionID;

/** A member of staff visible to the caller; others count as unknown. */
export async function findVisibleStaff({ db, caller }: CallerContext, staffNo: string): Promise<string> {
  const found = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '=', staffNo)
    .where(isVisibleTo(caller))
    .executeTakeFirst();
  if (found === undefined) throw new Fault('rowUnknown');
  return found.staff_no;
}
