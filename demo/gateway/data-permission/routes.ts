import {
  queryFunAndDataPermissionForUse,
  queryPermMember,
  REPORT_SCOPE,
  RETURN_TYPE,
} from '../../../src/contract/data-permission/data-permission';
import { OBJECT } from '../../../src/contract/permission/objects';
import { DATA_RANGE, withScopeOf, type Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { Fault, fieldsInvalid } from '../server/http/fault';
import { implement, type Implementation } from '../server/http/implement';
import { findCaller } from '../permission/callers';
import { authorityFor, authorityByRoles } from './authority';
import { findAuthorities, findObjectsNamed, type StoredAuthority } from './queries';
import { staffPermissionCalls } from './staff-permissions/resource';

export function dataPermissionRoutes(): Implementation[] {
  return [
    implement(
      queryFunAndDataPermissionForUse,
      async ({ db, caller, now }, { returnType, staffId, departmentId, appNo }) => {
        const staff = staffId === caller.staffNo ? caller : await findCaller(db, staffId, now);
        // the same fault for unknown staff, whose existence must not be revealed outside the scope
        if (staff === undefined || !isWithinScope(caller, staff)) throw new Fault('staffOutOfScope');
        if (departmentId !== '' && departmentId !== staff.deptNo) {
          throw fieldsInvalid({ departmentId: '该员工不属于此部门' });
        }
        return {
          staffId,
          funPermissionList:
            returnType === RETURN_TYPE.data ? [] : await findObjectsNamed(db, appNo, [...staff.objects]),
          dataPermissionList: returnType === RETURN_TYPE.functions ? [] : await authoritiesOf(db, staff),
        };
      },
      // like the other calls that tell a client the rights of its user
      { servesPcDisabled: true },
    ),

    implement(queryPermMember, async ({ db, caller }, { busiSceneID, permissionID }) => {
      const { permissionRangeID, permMemberRealList } = await authorityFor(db, caller, {
        busiSceneID,
        permissionID,
      });
      return { permissionRangeID, permMemberRealList };
    }),

    ...staffPermissionCalls,
  ];
}

/**
 * True for the caller's own data, and within the scope of their roles or of their sub administration of staff
 * permissions.
 */
function isWithinScope(caller: Caller, staff: Caller): boolean {
  if (staff.enterpriseNum !== caller.enterpriseNum) return false;
  const { range, deptNos } = withScopeOf(caller, OBJECT.seeStaffPermissions, { isOpen: true });
  if (staff.staffNo === caller.staffNo || range === DATA_RANGE.enterprise) return true;
  return range === DATA_RANGE.department && deptNos.includes(staff.deptNo);
}

/** Every scope set for the staff; that of reports is always among them. */
async function authoritiesOf(db: Database, staff: Caller): Promise<StoredAuthority[]> {
  const set = await findAuthorities(db, staff.staffNo);
  const hasReports = set.some(
    ({ busiSceneID, permissionID }) =>
      busiSceneID === REPORT_SCOPE.busiSceneID && permissionID === REPORT_SCOPE.permissionID,
  );
  return hasReports ? set : [{ ...REPORT_SCOPE, ...authorityByRoles(staff) }, ...set];
}
