import { sql } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { queryUserBusiRoleByUserkeyIdForCloud } from '../../../../src/contract/permission/sub-managers';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { Fault } from '../../server/http/fault';
import { implement } from '../../server/http/implement';

interface UserRolesResult {
  userName: string;
  isMainManager: boolean;
  isSubManager: boolean;
  roleList: { roleNO: string; roleName: string }[];
}

export const userRoles = implement(
  queryUserBusiRoleByUserkeyIdForCloud,
  async ({ db, caller, now }, { userkeyId }) => {
    const staffNo = userkeyId || caller.staffNo;
    if (staffNo !== caller.staffNo && !caller.objects.has(OBJECT.seeSubManagers))
      throw new Fault('forbidden');
    const { rows } = await sql<UserRolesResult>`
      select s.staff_name as "userName",
        exists (select from main_manager m where m.staff_no = s.staff_no) as "isMainManager",
        exists (select from sub_manager m where m.staff_no = s.staff_no
          and ${shanghaiDate(now)}::date between m.valid_from and coalesce(m.valid_to, 'infinity')) as "isSubManager",
        coalesce((select jsonb_agg(jsonb_build_object('roleNO', r.role_no, 'roleName', r.role_name) order by r.role_no)
          from staff_role sr join role r using (role_no) where sr.staff_no = s.staff_no), '[]') as "roleList"
      from staff s where s.staff_no = ${staffNo} and s.enterprise_num = ${caller.enterpriseNum}`.execute(db);
    const [found] = rows;
    if (found === undefined) throw new Fault('rowUnknown');
    return { userkeyId: staffNo, ...found };
  },
);
