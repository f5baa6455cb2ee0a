import type { Invitation, JoinApplication } from '../../../src/contract/invite/manage';
import type { Answers } from '../../support/components/fake-runtime';

const INVITATION: Invitation = {
  invitationNO: 'YQ1',
  deptName: '研发中心',
  positionName: '工程师',
  inviterName: '林静',
  maxUses: 10,
  uses: 2,
  needsConsent: true,
  createTime: '2026-11-20T02:00:00.000Z',
  expireTime: '2026-12-20T02:00:00.000Z',
  invitationState: 'good',
};
const application = (applicationNO: string, userName: string): JoinApplication => ({
  applicationNO,
  userName,
  phone: '139****0001',
  deptName: '研发中心',
  positionName: '工程师',
  inviterName: '林静',
  applyTime: '2026-11-21T02:00:00.000Z',
  applicationState: 'waiting',
  reason: '',
  decidedBy: '',
});

/** A gateway with invitations and applicants, kept in memory. */
export function invitationAnswers(): Answers {
  let waiting = [application('SQ1', '赵甲'), application('SQ2', '钱乙')];
  const decide = ({ applicationNOList }: { applicationNOList: string[] }) => {
    waiting = waiting.filter(({ applicationNO }) => !applicationNOList.includes(applicationNO));
    return {};
  };
  return {
    queryInvitations: () => ({ total: 1, invitationList: [INVITATION] }),
    addInvitation: () => ({ invitationNO: 'YQ2', link: 'https://portal.example/#/linkInvite/x' }),
    disableInvitation: () => ({}),
    queryJoinApplications: () => ({ total: waiting.length, applicationList: waiting }),
    agreeJoinApplications: decide,
    refuseJoinApplications: decide,
  };
}
