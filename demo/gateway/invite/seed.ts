import { staffRoleNo } from '../permission/staff-role';
import { DEMO_INVITATION } from '../seed/accounts';
import type { DemoSeed } from '../seed/demo-seed';
import { departmentsOf, ENTERPRISES, positionNo, POSITIONS } from '../seed/organisation';
import { DAY } from '../server/limits/allowance';
import { insertInvitation } from './invitations';

export const seed: DemoSeed = {
  after: ['permission'],
  async insert({ tx, now, people }) {
    const { inviteSign, department, position, invitedBy, maxUses, days } = DEMO_INVITATION;
    const [enterprise] = ENTERPRISES;
    const { enterpriseNum } = enterprise;
    const dept = departmentsOf(enterprise).find(({ deptName }) => deptName === department);
    const inviter = people
      .find(({ loginName }) => loginName === invitedBy)
      ?.places.find((place) => place.enterpriseNum === enterpriseNum);
    if (dept === undefined || inviter === undefined) throw new Error('no inviter or no department');
    await insertInvitation(
      tx,
      {
        enterpriseNum,
        deptNo: dept.deptNo,
        positionNo: positionNo(
          enterpriseNum,
          POSITIONS.findIndex(({ name }) => name === position),
        ),
        roleNo: staffRoleNo(enterpriseNum),
        invitedBy: inviter.staffNo,
        maxUses,
        expiresAt: new Date(now.getTime() + days * DAY),
      },
      { inviteSign, now },
    );
  },
};
