import type { DatabaseTransaction } from '../db/database';
import type { DemoSeed } from '../seed/demo-seed';
import { ENTERPRISES } from '../seed/organisation';
import type { Person } from '../seed/people';
import { roleNo } from './objects/built-in-roles';
import { insertBuiltInRoles } from './objects/insert-roles';
import { productRights, updatePermissionObjects } from './objects/update';

export const seed: DemoSeed = {
  after: ['staff'],
  insert: ({ tx, people }) => insertRights(tx, people),
};

async function insertRights(tx: DatabaseTransaction, people: readonly Person[]): Promise<void> {
  const product = await productRights();
  await updatePermissionObjects(tx, product);
  for (const { enterpriseNum } of ENTERPRISES) await insertBuiltInRoles(tx, enterpriseNum, product);
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
