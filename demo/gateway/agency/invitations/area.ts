import {
  addEnterpriseInvitation,
  queryEnterpriseInvitations,
  withdrawEnterpriseInvitation,
  type AgencyInvitation,
} from '../../../../src/contract/agency/invitations';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { endsOf } from '../../invite/end';
import {
  findInvitationChoices,
  findNewestInvitations,
  hasInvitation,
  invitationProblems,
} from '../../invite/for-agency';
import { insertInvitation, newInviteSign, withdrawInvitation } from '../../invite/invitations';
import { staffRoleNo } from '../../permission/staff-role';
import type { Area } from '../../server/area';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { implementOperator, type OperatorContext } from '../../server/http/operator';
import { DAY } from '../../server/limits/allowance';
import { findEnterprise, holdEnterprise } from '../enterprises/queries';

export const area: Area = {
  name: 'agency/invitations',
  implementations: ({ config }) => [
    implementOperator(queryEnterpriseInvitations, async ({ db, now, operator }, { enterpriseNum }) => {
      await findEnterprise(db, operator, enterpriseNum);
      const endOf = endsOf(db, now);
      const invitationList: AgencyInvitation[] = [];
      for (const row of await findNewestInvitations(db, enterpriseNum))
        invitationList.push({
          invitationNo: row.invitation_no,
          deptName: row.dept_name,
          positionName: row.position_name,
          inviterName: row.inviter_name,
          uses: row.uses,
          maxUses: row.max_uses,
          expireTime: row.expires_at.toISOString(),
          invitationState: (await endOf(row)) ?? 'good',
        });
      return { invitationList, ...(await findInvitationChoices(db, enterpriseNum)) };
    }),
    implementOperator(addEnterpriseInvitation, (context, asked) => add(context, asked, config.publicUrl)),
    implementOperator(withdrawEnterpriseInvitation, withdraw),
  ],
};

/** Throws agencyEnterpriseUnknown and fieldsInvalid. */
async function add(
  { db, now, operator, record }: OperatorContext,
  { enterpriseNum, days, ...asked }: ParsedBodyOf<typeof addEnterpriseInvitation>,
  publicUrl: string,
): Promise<ResultOf<typeof addEnterpriseInvitation>> {
  const { entName } = await holdEnterprise(db, operator, enterpriseNum);
  const problems = await invitationProblems(db, { enterpriseNum, ...asked }, now);
  if (Object.keys(problems).length > 0) throw fieldsInvalid(problems);
  const inviteSign = newInviteSign();
  const expiresAt = new Date(now.getTime() + days * DAY);
  const { deptNo, positionNo, inviterNo: invitedBy, maxUses } = asked;
  const roleNo = staffRoleNo(enterpriseNum);
  const made = { enterpriseNum, deptNo, positionNo, roleNo, invitedBy, maxUses, expiresAt };
  const invitationNo = await insertInvitation(db, made, { inviteSign, now });
  const summary = `为${entName}生成邀请，可用${maxUses}人，有效${days}天`;
  await record({ enterpriseNum, subject: invitationNo, summary });
  const url = `${publicUrl}/#/linkInvite/linkInvite?inviteSign=${encodeURIComponent(inviteSign)}`;
  return { invitationNo, url, expireTime: expiresAt.toISOString() };
}

/** Throws agencyEnterpriseUnknown, enterpriseInvitationOver. */
async function withdraw(
  { db, now, operator, record }: OperatorContext,
  { enterpriseNum, invitationNo }: ParsedBodyOf<typeof withdrawEnterpriseInvitation>,
): Promise<object> {
  const { entName } = await holdEnterprise(db, operator, enterpriseNum);
  const isOfEnterprise = await hasInvitation(db, enterpriseNum, invitationNo);
  if (!isOfEnterprise || !(await withdrawInvitation(db, invitationNo, now)))
    throw new Fault('enterpriseInvitationOver');
  await record({ enterpriseNum, subject: invitationNo, summary: `撤回${entName}的邀请` });
  return {};
}
