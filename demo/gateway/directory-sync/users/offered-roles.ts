import { OBJECT } from '../../../../src/contract/permission/objects';
import type { Database } from '../../db/database';
import { staffRoleNo } from '../../permission/staff-role';
import '../../permission/schema';

/** Rights of administrators, which no directory gives. */
const OF_ADMINISTRATORS = [OBJECT.editStaff, OBJECT.editRoles];

/** Roles that new persons can get besides that of all staff: those without rights of administrators. */
export const findOfferedRoles = (
  db: Database,
  enterpriseNum: string,
): Promise<{ no: string; name: string }[]> =>
  db
    .selectFrom('role as r')
    .select(['r.role_no as no', 'r.role_name as name'])
    .where('r.enterprise_num', '=', enterpriseNum)
    .where('r.role_no', '!=', staffRoleNo(enterpriseNum))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('role_grant as g')
            .select('g.role_no')
            .whereRef('g.role_no', '=', 'r.role_no')
            .where('g.object_no', 'in', OF_ADMINISTRATORS),
        ),
      ),
    )
    .orderBy('r.role_name_sound')
    .orderBy('r.role_no')
    .execute();
