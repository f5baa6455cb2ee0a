import type { AreaAnswers } from '../../support/components/samples';
import { LATER } from '../order/support/order-samples';

export const answers: AreaAnswers = () => ({
  // The address differs from this page only by its hash, so the browser does not navigate.
  authorize: () => ({
    clientId: 'travel-portal',
    providerName: '集团统一身份认证',
    authorizeUrl: `${location.href.split('#')[0]}#idp`,
  }),
  token: () => ({ authSign: 'token-1', userNO: 'U0001', expireTime: LATER }),
});
