import type { DatabaseTransaction } from '../../db/database';
import { BUILT_IN_ROLES, grantsOf, roleNo } from './built-in-roles';
import type { productRights } from './update';

/** Inserts the roles that come with the portal into an enterprise, with all their grants. */
export async function insertBuiltInRoles(
  tx: DatabaseTransaction,
  enterprise_num: string,
  { rights, objects }: Awaited<ReturnType<typeof productRights>>,
): Promise<void> {
  for (const role of BUILT_IN_ROLES) {
    const { kind, name, range } = role;
    const role_no = roleNo(enterprise_num, kind);
    await tx
      .insertInto('role')
      .values({ role_no, enterprise_num, role_name: name, permission_range_id: range, is_built_in: true })
      .execute();
    const object_nos = grantsOf(role, rights, objects);
    await tx
      .insertInto('role_grant')
      .values([...object_nos].map((object_no) => ({ role_no, object_no })))
      .execute();
  }
}
