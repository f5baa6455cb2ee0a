import { PERMISSION_RANGE, type DataAuthority } from '../../../src/contract/data-permission/data-permission';
import type { Database } from '../db/database';
import type { Caller } from '../server/caller';
import { findAuthorities } from './queries';

/** The scope of the caller's roles, and of what they keep as a sub administrator. */
export const ofRoles = ({
  range,
  managedDepartments,
}: Pick<Caller, 'range' | 'managedDepartments'>): DataAuthority =>
  managedDepartments === undefined
    ? { permissionRangeID: range, permMemberRealList: [] }
    : {
        permissionRangeID: PERMISSION_RANGE.departments,
        permMemberRealList: managedDepartments.map(({ no, name }) => ({ memberID: no, memberName: name })),
      };

/** The caller's scope in one scene: as it was set for them, else that of their roles. */
export async function authorityFor(
  db: Database,
  caller: Caller,
  scene: { busiSceneID: number; permissionID: number },
): Promise<DataAuthority> {
  const set = (await findAuthorities(db, caller.staffNo)).find(
    (authority) =>
      authority.busiSceneID === scene.busiSceneID && authority.permissionID === scene.permissionID,
  );
  return set ?? ofRoles(caller);
}
