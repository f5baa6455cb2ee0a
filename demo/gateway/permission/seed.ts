import type { DatabaseTransaction } from '../db/database';
import type { DemoSeed } from '../seed/demo-seed';
import { ENTERPRISES } from '../seed/organisation';
import type { Person } from '../seed/people';
import { areaRights } from './area-rights';
import { permissionObjects, withParents } from './demo/permission-objects';
import { roleNo, ROLES } from './demo/roles';

export const seed: DemoSeed = {
  after: ['staff'],
  insert: ({ tx, people }) => insertRights(tx, people),
};

async function insertRights(tx: DatabaseTransaction, people: readonly Person[]): Promise<void> {
  const rights = await areaRights();
  const objects = permissionObjects(rights);
  await tx.insertInto('permission_object').values(objects).execute();
  for (const { enterpriseNum: enterprise_num } of ENTERPRISES) {
    for (const { kind, name, range, objects: granted } of ROLES) {
      const role_no = roleNo(enterprise_num, kind);
      await tx
        .insertInto('role')
        .values({ role_no, enterprise_num, role_name: name, permission_range_id: range, is_built_in: true })
        .execute();
      const own = rights.filter(({ grantedTo }) => grantedTo.includes(kind)).map(({ objectNo }) => objectNo);
      const object_nos = new Set([...granted, ...own].flatMap((object) => withParents(object, objects)));
      await tx
        .insertInto('role_grant')
        .values([...object_nos].map((object_no) => ({ role_no, object_no })))
        .execute();
    }
  }
  const places = people.flatMap((person) => person.places);
  const admins = new Map(
    places
      .filter(({ role }) => role === 'admin')
      .toReversed()
      .map(({ enterpriseNum, staffNo }) => [enterpriseNum, staffNo]),
  );
  await tx
    .insertInto('main_manager')
    .values([...admins].map(([enterprise_num, staff_no]) => ({ enterprise_num, staff_no })))
    .execute();
  await tx
    .insertInto('staff_role')
    .values(
      places.flatMap(({ enterpriseNum, staffNo, role }) =>
        role === null
          ? []
          : [{ enterprise_num: enterpriseNum, staff_no: staffNo, role_no: roleNo(enterpriseNum, role) }],
      ),
    )
    .execute();
}
