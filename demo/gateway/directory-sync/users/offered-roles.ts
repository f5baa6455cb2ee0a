import type { Database } from '../../db/database';
import { findOrdinaryRoles } from '../../permission/ordinary-roles';
import { staffRoleNo } from '../../permission/staff-role';

/** Roles that new persons can get besides that of all staff: those without rights of administrators. */
export async function findOfferedRoles(
  db: Database,
  enterpriseNum: string,
): Promise<{ no: string; name: string }[]> {
  const ordinary = await findOrdinaryRoles(db, enterpriseNum);
  return ordinary.filter(({ no }) => no !== staffRoleNo(enterpriseNum));
}
