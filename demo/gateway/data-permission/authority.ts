import { PERMISSION_RANGE, type DataAuthority } from '../../../src/contract/data-permission/data-permission';
import { OBJECT } from '../../../src/contract/permission/objects';
import { objectsOf, scopeOf } from '../../../src/domain/permission/staff-grants';
import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';
import { findAuthorities } from './queries';

/** The scope of reports by roles, extended by the report pages of a sub administration. */
export function authorityByRoles({
  held,
  deptNo,
  deptName,
}: Pick<Caller, 'held' | 'deptNo' | 'deptName'>): DataAuthority {
  const pages = [...objectsOf(held)].filter((no) => no.startsWith(OBJECT.reports));
  // the scope of roles shows reports even without a page
  const { range, managed } = scopeOf(held, pages, { isOpen: true });
  if (managed === undefined) return { permissionRangeID: range, permMemberRealList: [] };
  const own = managed.isBesideOwn ? [{ no: deptNo, name: deptName }] : [];
  return {
    permissionRangeID: PERMISSION_RANGE.departments,
    permMemberRealList: [...own, ...managed.departments].map(({ no, name }) => ({
      memberID: no,
      memberName: name,
    })),
  };
}

/** The caller's scope in one scene: the one set for them, else that of their rights. */
export async function authorityFor(
  db: Database,
  caller: Caller,
  scene: { busiSceneID: number; permissionID: number },
): Promise<DataAuthority> {
  const set = (await findAuthorities(db, caller.staffNo)).find(
    (authority) =>
      authority.busiSceneID === scene.busiSceneID && authority.permissionID === scene.permissionID,
  );
  return set ?? authorityByRoles(caller);
}
