import { OBJECT } from '../../../src/contract/permission/objects';
import type { Database } from '../db/database';
import './schema';

/** Rights of administrators, which no directory and no provider gives. */
const OF_ADMINISTRATORS = [OBJECT.editStaff, OBJECT.editRoles];

/** Roles without rights of administrators. */
export const findOrdinaryRoles = (
  db: Database,
  enterpriseNum: string,
): Promise<{ no: string; name: string }[]> =>
  db
    .selectFrom('role as r')
    .select(['r.role_no as no', 'r.role_name as name'])
    .where('r.enterprise_num', '=', enterpriseNum)
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
