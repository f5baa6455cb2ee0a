import { formatPrice } from '../../../src/domain/money/money';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const PAY_STATES = { pending: '待支付', paid: '已支付', refunded: '已退款' } as const;

const chinese = {
  order: '订单',
  noOrders: '暂无订单',
  orderHint: '订单号、PNR、航班号或姓名',
  search: '查询',
  cancel: '取消',
  never: '—',
  yuan: '元',
  price: (fen: number): string => `¥${formatPrice(fen)}`,
  list: (names: readonly string[]): string => names.join('、'),

  orderNo: '订单号',
  enterprise: '企业',
  enterpriseFilter: '企业名称',
  ticketFilter: '票号',
  state: '状态',
  allStates: '全部状态',
  mending: '处理',
  mendingNeeded: '待处理',
  confirmedOnce: '待复核',
  allMending: '全部订单',
  passengers: '乘客',
  flights: '航程',
  amount: '金额',
  createTime: '预订时间',

  facts: '订单信息',
  pnr: 'PNR',
  booker: '预订人',
  contact: '联系人',
  payTime: '支付时间',
  issueTime: '出票时间',
  issueAttempts: '供应商拒绝次数',
  nextIssue: '下次请求时间',
  changeOf: '原订单',

  tickets: '机票',
  ticket: (passenger: string, flightNo: string): string => `${passenger} ${flightNo}`,
  ticketNo: '票号',
  ticketState: '票状态',
  trip: '航段',
  notIssued: '未出票',
  payments: '支付',
  noPayments: '暂无支付',
  payState: (state: keyof typeof PAY_STATES): string => PAY_STATES[state],
  tradeNo: '交易号',
  refunds: '退票',
  noRefunds: '暂无退票',
  refundNo: '退票单',
  refundFee: '退票费',
  refundAmount: '退款金额',
  applicant: '申请人',
  approvals: '审批',
  noApprovals: '无需审批',
  approver: '审批人',
  log: '订单日志',

  done: '已提交',
  waitsForSecond: '已提交，待另一名操作员复核',
  reason: '原因',
  retryIssue: '重新请求出票',
  retryIssueAsk: (orderNo: string): string =>
    `立即向供应商重新请求订单${orderNo}的机票。供应商对同一订单只出票一次。`,
  markIssued: '录入票号',
  markIssuedAsk: (orderNo: string): string =>
    `请填写航空公司为订单${orderNo}出具的票号。录入后订单变为已出票，不再向供应商请求。`,
  refundUnissued: '未出票退款',
  refundUnissuedAsk: (orderNo: string, amount: number): string =>
    `请先向供应商确认订单${orderNo}没有出票。确认后订单变为出票失败，¥${formatPrice(amount)}全额退回。`,
  retryRefund: '重新请求退票',
  retryRefundAsk: (refundNo: string): string =>
    `立即向供应商重新请求退票单${refundNo}。供应商对同一退票单只退票一次。`,
  settleRefund: '按金额结束退票',
  settleRefundAsk: (refundNo: string, most: number): string =>
    `请填写航空公司为退票单${refundNo}退回的机票款，最多¥${formatPrice(most)}。提交后机票变为已退票，款项退回支付账户。`,
  ticketAmount: '退回的机票款',
  confirmRefund: '复核退款',
  confirmRefundAsk: (number: string, name: string, fen: number): string =>
    `${name}已确认${number}退回机票款¥${formatPrice(fen)}。复核后款项退回支付账户。`,
  returnRefund: '退回确认',
  returnRefundAsk: (number: string, name: string): string =>
    `退回后，${name}对${number}的确认作废，须重新处理并由两名操作员确认。`,
  returnReason: '退回原因',
  amountNeeded: '请输入金额，最多两位小数',
};

export const ordersTexts = defineChineseTexts('agency-orders', chinese);
export type OrdersTexts = typeof chinese;
