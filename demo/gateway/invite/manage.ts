import {
  addInvitation,
  agreeJoinApplications,
  disableInvitation,
  queryInvitations,
  queryJoinApplications,
  refuseJoinApplications,
  type Invitation,
} from '../../../src/contract/invite/manage';
import { POSITIONS } from '../address-book/members/fields';
import { departmentProblem } from '../address-book/department-problem';
import { isMaintainedDepartment } from '../address-book/scope';
import { staffRoleNo } from '../permission/staff-role';
import { DAY } from '../server/limits/allowance';
import type { AreaDeps } from '../server/deps';
import { Fault, fieldsInvalid } from '../server/http/fault';
import { implement, type Implementation } from '../server/http/implement';
import { agree, listApplications, refuse } from './applications';
import { endsOf } from './end';
import { insertInvitation, newInviteSign } from './invitations';

/** Calls of administrators for invitations into the departments in their scope. */
export function inviteManageRoutes(deps: AreaDeps): Implementation[] {
  const { config, notifier } = deps;
  return [
    implement(queryInvitations, async ({ db, caller, now }, { pageIndex, pageSize }) => {
      const all = db
        .selectFrom('invitation as i')
        .where('i.enterprise_num', '=', caller.enterpriseNum)
        // hidden, because its existence reveals that the phone has an account
        .where('i.for_phone', 'is', null)
        .where(isMaintainedDepartment(caller, 'i.dept_no'));
      const { total } = await all
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await all
        .innerJoin('department as d', 'd.dept_no', 'i.dept_no')
        .innerJoin('job_position as p', 'p.position_no', 'i.position_no')
        .innerJoin('staff as s', 's.staff_no', 'i.invited_by')
        .selectAll('i')
        .select(['d.dept_name', 'p.position_name', 's.staff_name'])
        .orderBy('i.created_at', 'desc')
        .orderBy('i.invitation_no')
        .offset((pageIndex - 1) * pageSize)
        .limit(pageSize)
        .execute();
      const endOf = endsOf(db, now);
      const invitationList: Invitation[] = [];
      for (const row of rows)
        invitationList.push({
          invitationNO: row.invitation_no,
          deptName: row.dept_name,
          positionName: row.position_name,
          inviterName: row.staff_name,
          maxUses: row.max_uses,
          uses: row.uses,
          needsConsent: row.needs_consent,
          createTime: row.created_at.toISOString(),
          expireTime: row.expires_at.toISOString(),
          invitationState: (await endOf(row)) ?? 'good',
        });
      return { total, invitationList };
    }),

    implement(addInvitation, async (context, { department, position, maxUses, days, needsConsent }) => {
      const { db, caller, now } = context;
      const { enterpriseNum, staffNo } = caller;
      const fields: Record<string, string> = {};
      const problem = await departmentProblem(context, department.no);
      if (problem !== undefined) fields['department'] = problem;
      if (!(await POSITIONS.names(context, [position.no])).has(position.no))
        fields['position'] = POSITIONS.unknown;
      if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
      const inviteSign = newInviteSign();
      const made = {
        enterpriseNum,
        deptNo: department.no,
        positionNo: position.no,
        roleNo: staffRoleNo(enterpriseNum),
        invitedBy: staffNo,
        maxUses,
        needsConsent,
        expiresAt: new Date(now.getTime() + days * DAY),
      };
      const invitationNO = await insertInvitation(db, made, { inviteSign, now });
      const link = `${config.publicUrl}/#/linkInvite/linkInvite?inviteSign=${encodeURIComponent(inviteSign)}`;
      return { invitationNO, link };
    }),

    implement(disableInvitation, async ({ db, caller, now }, { invitationNO }) => {
      const { numUpdatedRows } = await db
        .updateTable('invitation')
        .set({ withdrawn_at: now })
        .where('enterprise_num', '=', caller.enterpriseNum)
        .where('invitation_no', '=', invitationNO)
        .where('withdrawn_at', 'is', null)
        .where(isMaintainedDepartment(caller, 'dept_no'))
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Fault('rowUnknown');
      return {};
    }),

    implement(queryJoinApplications, (context, body) => listApplications(context, body)),
    implement(agreeJoinApplications, async (context, body) => {
      await agree(context, deps, body);
      return {};
    }),
    implement(refuseJoinApplications, async (context, body) => {
      await refuse(context, notifier, body);
      return {};
    }),
  ];
}
