import { OBJECT } from '../../../src/contract/permission/objects';
import { canMaintainDepartment } from '../address-book/scope';
import type { Database } from '../db/database';
import { findHolder } from '../permission/holder';

const SHOWN = 50;

/**
 * The newest invitations of an enterprise, with their makers and destinations. Those for one phone are left out, because
 * their existence reveals that the phone has an account.
 */
export function findNewestInvitations(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('department as d', 'd.dept_no', 'i.dept_no')
    .innerJoin('job_position as p', 'p.position_no', 'i.position_no')
    .innerJoin('staff as s', 's.staff_no', 'i.invited_by')
    .selectAll('i')
    .select(['d.dept_name', 'p.position_name', 's.staff_name as inviter_name'])
    .where('i.enterprise_num', '=', enterpriseNum)
    .where('i.for_phone', 'is', null)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.invitation_no')
    .limit(SHOWN)
    .execute();
}

interface Choice {
  no: string;
  name: string;
}

/** Choices for an invitation of an enterprise; only staff with an account may invite. */
export async function findInvitationChoices(
  db: Database,
  enterpriseNum: string,
): Promise<{ deptList: Choice[]; positionList: Choice[]; inviterList: Choice[] }> {
  const deptList = await db
    .selectFrom('department')
    .select(['dept_no as no', 'dept_name as name'])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('dept_no')
    .execute();
  const positionList = await db
    .selectFrom('job_position')
    .select(['position_no as no', 'position_name as name'])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('position_no')
    .execute();
  const inviterList = await db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['s.staff_no as no', 's.staff_name as name'])
    .where('s.enterprise_num', '=', enterpriseNum)
    .where('u.login_name', 'is not', null)
    .where('s.staff_state', '=', 'active')
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
  return { deptList, positionList, inviterList };
}

/** Messages at the fields of an invitation whose destination or maker is not of the enterprise, or may not invite. */
export async function invitationProblems(
  db: Database,
  asked: { enterpriseNum: string; deptNo: string; positionNo: string; inviterNo: string },
  now: Date,
): Promise<Record<string, string>> {
  const { enterpriseNum, deptNo, positionNo, inviterNo } = asked;
  const { deptList, positionList, inviterList } = await findInvitationChoices(db, enterpriseNum);
  const isIn = (list: readonly Choice[], no: string) => list.some((one) => one.no === no);
  const fields: Record<string, string> = {};
  if (!isIn(deptList, deptNo)) fields['deptNo'] = '部门不存在，请重新选择';
  if (!isIn(positionList, positionNo)) fields['positionNo'] = '职位不存在，请重新选择';
  if (!isIn(inviterList, inviterNo)) fields['inviterNo'] = '该员工不能邀请，请重新选择';
  if (Object.keys(fields).length > 0) return fields;
  const maker = await findHolder(db, { staffNo: inviterNo, objectNo: OBJECT.editStaff, now });
  return maker !== undefined && canMaintainDepartment(maker, deptNo)
    ? {}
    : { inviterNo: '邀请人没有该部门的员工管理权限' };
}

/** Returns whether an enterprise has this invitation, which is not for one phone. */
export async function hasInvitation(
  db: Database,
  enterpriseNum: string,
  invitationNo: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('invitation')
    .select('invitation_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('invitation_no', '=', invitationNo)
    .where('for_phone', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
