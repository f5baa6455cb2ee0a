import type { RefundOwedDetail } from '../../../src/contract/agency/refunds';
import type { Answers } from '../../support/components/fake-runtime';

export const REFUND: RefundOwedDetail = {
  suspenseNo: 12,
  enterpriseNum: '100001',
  entName: '华睿信息技术股份有限公司',
  refundState: 'waiting',
  paidFor: 'order',
  paymentNo: 'ZF26112900000001',
  tradeNo: 'T2611290001',
  amount: 128_000,
  why: 'secondTrade',
  heldTime: '2026-11-29T01:00:00.000Z',
  detail: '',
  refundNo: '',
  bankReference: '',
  reason: '',
  settledBy: '',
  settleTime: '',
  first: null,
  isFirstCaller: false,
  needsTwo: false,
  historyList: [],
};

export const refundAnswers = (): Answers => ({
  queryRefundsOwed: () => ({ total: 1, refundList: [REFUND] }),
  queryRefundOwed: () => REFUND,
  settleRefundOwed: () => ({ isSettled: true }),
  confirmRefundOwed: () => ({}),
  returnRefundOwed: () => ({}),
  retryRefundOwed: () => ({}),
});
