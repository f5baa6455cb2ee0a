import type { AreaAnswers } from '../../support/components/samples';

export const INVITATION = {
  entShortName: '远航科技',
  inviterName: '林静',
  expireTime: '2026-12-31T15:59:00.000Z',
};

export const answers: AreaAnswers = () => ({
  queryInvitation: () => INVITATION,
  sendInviteSmsCode: () => ({ resendAfterSeconds: 60 }),
  proveInvitePhone: () => ({ kind: 'new', phoneSign: 'p'.repeat(43) }),
  joinByInvitation: () => ({
    entShortName: '远航科技',
    userName: '欧阳晓',
    isMemberAlready: false,
    isWaiting: false,
  }),
});
