import type { AreaAnswers } from '../../support/components/samples';
import { LATER } from '../order/support/order-samples';

const SESSION = { authSign: 'token-1', userNO: 'U0001', expireTime: LATER };

export const answers: AreaAnswers = () => ({
  loginByPassword: () => SESSION,
  sendLoginSmsCode: () => ({ resendAfterSeconds: 60 }),
  loginBySmsCode: () => SESSION,
  passSecondStep: () => SESSION,
  beginSingleSignOn: () => ({
    startUrl: `${location.href.split('#')[0]}#started`,
    providerName: '华睿统一认证',
  }),
  redeemSingleSignOn: () => SESSION,
});
