import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';

interface UsedRole {
  enterpriseNum: string;
  roleNo: string;
  roleName: string;
}

/** Throws when the role decides in a current approval flow, or an invitation assigns it. */
export async function refuseInUse(
  db: Database,
  { enterpriseNum, roleNo, roleName }: UsedRole,
): Promise<void> {
  const { rows } = await sql<{ inFlow: boolean; inInvitation: boolean }>`select
    exists (select from approval_flow f where f.enterprise_num = ${enterpriseNum}
      and f.version = (select max(version) from approval_flow g
        where g.enterprise_num = f.enterprise_num and g.apply_type = f.apply_type)
      and jsonb_path_exists(f.flow, '$.** ? (@.kind == "role" && @.roleNo == $no)', jsonb_build_object('no', ${roleNo}::text))
    ) as "inFlow",
    exists (select from invitation where enterprise_num = ${enterpriseNum} and role_no = ${roleNo}) as "inInvitation"
  `.execute(db);
  const [used] = rows;
  if (used?.inFlow) throw new Fault('rowInUse', `角色“${roleName}”已用于审批流程，不能删除`);
  if (used?.inInvitation) throw new Fault('rowInUse', `角色“${roleName}”已用于员工邀请，不能删除`);
}
