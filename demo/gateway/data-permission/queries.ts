import type { DataAuthority } from '../../../src/contract/data-permission/data-permission';
import type { Database } from '../db/database';

export interface StoredAuthority extends DataAuthority {
  busiSceneID: number;
  permissionID: number;
}

/** The scopes set for a member of staff, by scene, with the current names of their members. */
export async function findAuthorities(db: Database, staffNo: string): Promise<StoredAuthority[]> {
  const found = await findAuthoritiesOf(db, [staffNo]);
  return found.map(({ staffNo: _of, ...authority }) => authority);
}

/** Like `findAuthorities`, for several persons. */
export async function findAuthoritiesOf(
  db: Database,
  staffNos: readonly string[],
): Promise<(StoredAuthority & { staffNo: string })[]> {
  if (staffNos.length === 0) return [];
  const scopes = await db
    .selectFrom('data_permission')
    .select(['staff_no', 'busi_scene_id', 'permission_id', 'permission_range_id'])
    .where('staff_no', 'in', staffNos)
    .orderBy('staff_no')
    .orderBy('busi_scene_id')
    .orderBy('permission_id')
    .execute();
  const members = await db
    .selectFrom('data_permission_member as m')
    .leftJoin('staff as s', 's.staff_no', 'm.member_staff_no')
    .leftJoin('department as d', 'd.dept_no', 'm.member_dept_no')
    .select((eb) => [
      'm.staff_no',
      'm.busi_scene_id',
      'm.permission_id',
      eb.fn.coalesce('m.member_staff_no', 'm.member_dept_no').as('member_id'),
      eb.fn.coalesce('s.staff_name', 'd.dept_name').as('member_name'),
    ])
    .where('m.staff_no', 'in', staffNos)
    .orderBy('member_id')
    .execute();
  return scopes.map(({ staff_no, busi_scene_id, permission_id, permission_range_id }) => ({
    staffNo: staff_no,
    busiSceneID: busi_scene_id,
    permissionID: permission_id,
    permissionRangeID: permission_range_id,
    permMemberRealList: members
      .filter(
        (m) =>
          m.staff_no === staff_no && m.busi_scene_id === busi_scene_id && m.permission_id === permission_id,
      )
      .map(({ member_id, member_name }) => ({ memberID: member_id ?? '', memberName: member_name ?? '' })),
  }));
}

/** Enabled objects of an application among those named. */
export function findObjectsNamed(db: Database, appNo: string, objectNos: readonly string[]) {
  return db
    .selectFrom('permission_object')
    .select([
      'object_no as objectNo',
      'object_name as objectName',
      'object_type as objectType',
      'module_no as moduleNo',
    ])
    .where('app_no', '=', appNo)
    .where('object_no', '=', (eb) => eb.fn.any(eb.val([...objectNos])))
    .where('is_enable', '=', true)
    .orderBy('sort_order')
    .execute();
}
