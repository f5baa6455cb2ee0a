import { OBJECT } from '../../../../src/contract/permission/objects';
import { canMaintainDepartment } from '../../address-book/scope';
import type { Database } from '../../db/database';
import { findHolder } from '../../permission/holder';

const SHOWN = 50;

/** The newest invitations of all enterprises, with their makers and destinations. */
export function findNewestInvitations(db: Database) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'i.enterprise_num')
    .innerJoin('department as d', 'd.dept_no', 'i.dept_no')
    .innerJoin('job_position as p', 'p.position_no', 'i.position_no')
    .innerJoin('staff as s', 's.staff_no', 'i.invited_by')
    .selectAll('i')
    .select(['e.ent_short_name', 'd.dept_name', 'p.position_name', 's.staff_name as inviter_name'])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.invitation_no')
    .limit(SHOWN)
    .execute();
}

/** An enterprise with the choices for an invitation; only staff with an account may invite. */
export interface InvitingEnterprise {
  enterpriseNum: string;
  entName: string;
  departments: readonly { no: string; name: string }[];
  positions: readonly { no: string; name: string }[];
  inviters: readonly { no: string; name: string }[];
}

export async function findInvitingEnterprises(db: Database): Promise<InvitingEnterprise[]> {
  const enterprises = await db
    .selectFrom('enterprise')
    .select(['enterprise_num', 'ent_name'])
    .orderBy('enterprise_num')
    .execute();
  const departments = await db
    .selectFrom('department')
    .select(['enterprise_num', 'dept_no as no', 'dept_name as name'])
    .orderBy('dept_no')
    .execute();
  const positions = await db
    .selectFrom('job_position')
    .select(['enterprise_num', 'position_no as no', 'position_name as name'])
    .orderBy('position_no')
    .execute();
  const inviters = await db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['s.enterprise_num', 's.staff_no as no', 's.staff_name as name'])
    .where('u.login_name', 'is not', null)
    // makers limited to departments invite into these alone, which is checked when the invitation is made
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_role as r')
          .innerJoin('role_grant as g', 'g.role_no', 'r.role_no')
          .select('r.staff_no')
          .whereRef('r.staff_no', '=', 's.staff_no')
          .where('g.object_no', '=', OBJECT.editStaff),
      ),
    )
    .orderBy('s.staff_no')
    .execute();
  return enterprises.map(({ enterprise_num: enterpriseNum, ent_name: entName }) => {
    const own = <T extends { enterprise_num: string }>(rows: readonly T[]): T[] =>
      rows.filter((row) => row.enterprise_num === enterpriseNum);
    return {
      enterpriseNum,
      entName,
      departments: own(departments),
      positions: own(positions),
      inviters: own(inviters),
    };
  });
}

/** Returns whether all of these belong to the enterprise, and that person may invite. */
export async function mayInvite(
  db: Database,
  asked: { enterpriseNum: string; deptNo: string; positionNo: string; invitedBy: string },
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('department as d')
    .innerJoin('job_position as p', 'p.enterprise_num', 'd.enterprise_num')
    .innerJoin('staff as s', 's.enterprise_num', 'd.enterprise_num')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select('d.dept_no')
    .where('d.enterprise_num', '=', asked.enterpriseNum)
    .where('d.dept_no', '=', asked.deptNo)
    .where('p.position_no', '=', asked.positionNo)
    .where('s.staff_no', '=', asked.invitedBy)
    .where('u.login_name', 'is not', null)
    .executeTakeFirst();
  const maker = await findHolder(db, { staffNo: asked.invitedBy, objectNo: OBJECT.editStaff, now });
  return found !== undefined && maker !== undefined && canMaintainDepartment(maker, asked.deptNo);
}
