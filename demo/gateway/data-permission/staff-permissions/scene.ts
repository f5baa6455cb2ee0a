import { REPORT_SCOPE } from '../../../../src/contract/data-permission/data-permission';
import type { SceneScope } from '../../../../src/contract/data-permission/staff-permissions';
import { withManaged } from '../../../../src/domain/permission/managed';
import { widestRange } from '../../permission/callers';
import { Fault } from '../../server/fault';
import type { CallerContext } from '../../server/implement';
import { ofRoles } from '../authority';
import type { FoundAuthority } from '../queries';
import type { Held } from './held';
import { isSeenBy } from './scope';

/** The scope of reports that was set, or else comes of roles and sub administration. */
export function sceneScope(set: FoundAuthority | undefined, { roles, subManager }: Held): SceneScope {
  const own = {
    objects: new Set<string>(),
    range: widestRange(roles.map(({ range }) => range)),
    deptNos: [],
  };
  const held = subManager ? withManaged(own, { ...subManager, objectNos: [], deptNos: [] }) : own;
  const { permissionRangeID, permMemberRealList } = set ?? ofRoles(held);
  return {
    isSet: set !== undefined,
    permissionRangeID,
    memberList: permMemberRealList.map(({ memberID, memberName }) => ({ no: memberID, name: memberName })),
  };
}

export const isOfReports = ({ busiSceneID, permissionID }: FoundAuthority): boolean =>
  busiSceneID === REPORT_SCOPE.busiSceneID && permissionID === REPORT_SCOPE.permissionID;

/** One of the staff whom the caller sees; others are unknown. */
export async function findSeen({ db, caller }: CallerContext, staffNo: string): Promise<string> {
  const found = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '=', staffNo)
    .where(isSeenBy(caller))
    .executeTakeFirst();
  if (found === undefined) throw new Fault('rowUnknown');
  return found.staff_no;
}
