import type { queryWebhookDelivery } from '../../../../src/contract/agency/connections/webhooks/deliveries';
import type {
  NewWebhookSecret,
  queryWebhookEndpoint,
  WebhookEndpoint,
} from '../../../../src/contract/agency/connections/webhooks/endpoints';
import type { ResultOf } from '../../../../src/contract/call';
import type { Answers } from '../../../support/components/fake-runtime';

export const SECRET: NewWebhookSecret = {
  endpointNo: 'WE261130000001000002',
  secretNo: 1,
  fingerprint: '9f3c',
  secret: `whsec_${'a'.repeat(43)}=`,
};

export const ENDPOINT: WebhookEndpoint = {
  endpointNo: SECRET.endpointNo,
  appNo: 'PA261130000001000002',
  appName: '园区一卡通',
  url: 'https://erp.example.com/travel/events/of-all-enterprises/receive',
  description: '同步订单到ERP',
  eventTypes: ['order.issued', 'bill.issued'],
  endpointState: 'on',
  failingSince: '2026-11-29T01:00:00.000Z',
  unsentCount: 2,
};

export const DETAIL: ResultOf<typeof queryWebhookEndpoint> = {
  ...ENDPOINT,
  isAll: true,
  enterpriseList: [],
  makeTime: '2026-11-01T01:00:00.000Z',
  makerName: '方若兰',
  offTime: '',
  revision: 4,
  secretList: [
    {
      secretNo: 1,
      fingerprint: '9f3c',
      makeTime: '2026-11-01T01:00:00.000Z',
      makerName: '方若兰',
      endTime: '',
      isLive: true,
    },
  ],
  historyList: [
    {
      logTime: '2026-11-01T01:00:00.000Z',
      operatorName: '方若兰',
      kind: 'addWebhookEndpoint',
      summary: '为园区一卡通新增推送地址erp.example.com',
    },
  ],
};

const DELIVERY: ResultOf<typeof queryWebhookDelivery> = {
  deliveryNo: 7,
  webhookId: 'msg_0123456789abcdef0123456789abcdef',
  eventType: 'order.issued',
  enterpriseNum: '100001',
  deliveryState: 'failed',
  attempts: 10,
  problem: 'status',
  status: 503,
  answer: 'busy',
  eventTime: '2026-11-29T01:00:00.000Z',
  attemptTime: '2026-11-29T02:00:00.000Z',
  nextTime: '',
  payload: '{"type":"order.issued"}',
};

export const webhookAnswers = (): Answers => ({
  queryWebhookEndpoints: () => ({ total: 1, endpointList: [ENDPOINT] }),
  queryWebhookEndpoint: () => DETAIL,
  queryWebhookDeliveries: () => ({ total: 1, deliveryList: [DELIVERY] }),
  queryWebhookDelivery: () => DELIVERY,
  addWebhookEndpoint: () => SECRET,
  alterWebhookEndpoint: () => ({}),
  switchWebhookEndpoint: () => ({}),
  rotateWebhookSecret: () => ({ ...SECRET, secretNo: 2 }),
  removeWebhookEndpoint: () => ({}),
  testWebhookEndpoint: () => ({ deliveryNo: 7 }),
  resendWebhookDelivery: () => ({}),
  resendWebhookDeliveries: () => ({ count: 2, isMore: false }),
});
