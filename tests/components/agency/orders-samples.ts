import type { AgencyOrder, queryAgencyOrder } from '../../../src/contract/agency/orders/orders';
import type { ResultOf } from '../../../src/contract/call';
import type { Answers } from '../../support/components/fake-runtime';

const ORDER: AgencyOrder = {
  orderNo: 'FL202611290001',
  enterpriseNum: '100001',
  entName: '华睿信息技术股份有限公司',
  orderStatus: '出票中',
  pnr: 'ABC123',
  passengerNames: ['陈思远'],
  flights: [
    {
      flightNo: 'CA1501',
      depCityName: '北京',
      arrCityName: '上海',
      takeOffTime: '2026-12-05T08:00',
      arrTime: '2026-12-05T10:10',
    },
  ],
  bookerName: '陈思远',
  totalAmount: 123_400,
  createTime: '2026-11-29T01:00:00.000Z',
  needsMending: true,
  isConfirmedOnce: false,
};
const DETAIL: ResultOf<typeof queryAgencyOrder> = {
  ...ORDER,
  deptName: '平台研发部',
  contactName: '陈思远',
  contactPhone: '13800000001',
  issueAttempts: 2,
  payTime: '2026-11-29T01:05:00.000Z',
  issueTime: '',
  nextIssueTime: '2026-11-29T01:20:00.000Z',
  changeOf: '',
  first: null,
  ticketList: [
    {
      segmentNo: 1,
      passengerNo: 1,
      passengerName: '陈思远',
      flightNo: 'CA1501',
      depCityName: '北京',
      arrCityName: '上海',
      takeOffTime: '2026-12-05T08:00',
      ticketNo: '',
      ticketStatus: '',
      amount: 120_000,
    },
  ],
  paymentList: [
    {
      paymentNo: 'P1',
      payName: '企业预存',
      payState: 'paid',
      amount: 123_400,
      tradeNo: '',
      createTime: '2026-11-29T01:04:00.000Z',
      settleTime: '2026-11-29T01:05:00.000Z',
    },
  ],
  refundList: [
    {
      refundNo: 'FL202611290001-1',
      refundState: '退票中',
      applicantName: '陈思远',
      refundFee: 10_000,
      refundAmount: 110_000,
      ticketAmount: 120_000,
      insuranceAmount: 0,
      askAttempts: 1,
      applyTime: '2026-11-29T02:00:00.000Z',
      nextAskTime: '',
      doneTime: '',
      first: null,
    },
  ],
  approvalList: [{ applyId: 'SP1', applyState: '已同意', applicantName: '陈思远', approverName: '王建华' }],
  logList: [{ logNo: 1, logTime: '2026-11-29T01:05:00.000Z', operatorName: '陈思远', content: '支付成功' }],
};

const FIRST = {
  operatorNo: 'OP9',
  operatorName: '许知行',
  confirmTime: '2026-11-29T03:00:00.000Z',
  ticketAmount: 120_000,
  reason: '航空公司已退',
  isCaller: false,
};
/** The refund of the order, confirmed by a first operator. */
export const CONFIRMED_ONCE = {
  ...DETAIL,
  isConfirmedOnce: true,
  refundList: DETAIL.refundList.map((refund) => ({ ...refund, first: FIRST })),
};

export const ordersAnswers = (): Answers => ({
  queryAgencyOrders: () => ({ total: 1, orderList: [ORDER] }),
  queryAgencyOrder: () => DETAIL,
  retryIssue: () => ({}),
  markIssued: () => ({}),
  refundUnissued: () => ({ isDone: true }),
  retryRefund: () => ({}),
  settleRefund: () => ({ isDone: false }),
  confirmOrderRefund: () => ({}),
  returnOrderRefund: () => ({}),
});
