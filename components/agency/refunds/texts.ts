import type { HoldReason, PaidFor, RefundOwedState } from '../../../src/contract/agency/refunds';
import { formatPrice } from '../../../src/domain/money/money';
import { defineChineseTexts } from '../../../src/domain/texts/texts';

const STATE_NAMES: Readonly<Record<RefundOwedState, string>> = {
  waiting: '待处理',
  atCashier: '退款中',
  unanswered: '收银台未答复',
  confirmedOnce: '待复核',
  settled: '已处理',
  booked: '已入账或已退款',
};
const WHY_NAMES: Readonly<Record<HoldReason, string>> = {
  failed: '入账失败，每小时自动重试',
  unknown: '无对应支付单或金额不符',
  secondTrade: '该支付单已由另一笔流水支付',
  secondPerson: '逾期付款，入账将超过复核限额，须由他人付款',
  refundRefused: '收银台拒绝退款',
  refundOpen: '收银台超过一天未完成退款',
};
const PAID_FOR_NAMES: Readonly<Record<PaidFor, string>> = {
  order: '订单',
  bill: '月账单',
  recharge: '预存充值',
};
const yuan = (fen: number): string => `¥${formatPrice(fen)}`;

const chinese = {
  noun: '待退款',
  nothing: '暂无待退款',
  search: '查询',
  hint: '支付单号、收银台流水、企业名称或编号',
  state: '状态',
  stateName: (state: RefundOwedState): string => STATE_NAMES[state],
  allStates: '全部状态',
  sum: yuan,
  title: (tradeNo: string): string => `收银台流水 ${tradeNo}`,
  tradeNo: '收银台流水',
  enterprise: '企业',
  unknownEnterprise: '未知',
  paidFor: '用途',
  paidForName: (paidFor: PaidFor): string => PAID_FOR_NAMES[paidFor],
  paymentNo: '支付单号',
  amount: '金额',
  why: '原因',
  whyName: (why: HoldReason): string => WHY_NAMES[why],
  heldTime: '登记时间',
  facts: '款项信息',
  detail: '入账失败信息',
  refusal: '拒绝原因',
  failure: '最近一次失败原因',
  refundNo: '退款号',
  bankReference: '银行流水号',
  reason: '处理说明',
  settledBy: '处理人',
  settleTime: '处理时间',
  retry: '重新退款',
  retryTitle: '重新向收银台退款',
  retryAsk: (name: string, fen: number): string =>
    `将${yuan(fen)}再次通过收银台退回${name === '' ? '未知企业' : name}的付款账户。收银台答复前不能登记处理。`,
  retried: '已提交收银台',
  atCashierHint: '收银台正在处理该笔退款，收银台答复前不能登记处理。',
  unansweredHint: '系统仍在向收银台重试。收银台无法答复时，请凭退款号向其核实后再线下退款并登记处理。',
  checkedLabel: '收银台核实',
  isCheckedAtCashier: '已向收银台核实：该笔退款未执行，且不会再执行',
  settle: '登记处理',
  settleTitle: '登记已退款或已入账',
  settleHint: (name: string, fen: number): string =>
    `${name === '' ? '未知企业' : name}，${yuan(fen)}。请在线下退款或入账后登记，登记后不再自动重试。`,
  settled: '已登记处理',
  settledFirst: '已登记，待另一名操作员复核',
  confirm: '复核',
  confirmTitle: '复核待退款',
  confirmAsk: (name: string, fen: number, reference: string): string =>
    `确认${name === '' ? '未知企业' : name}的${yuan(fen)}已按银行流水${reference}处理。`,
  confirmed: '已复核',
  giveBack: '退回处理',
  giveBackTitle: '退回处理登记',
  giveBackReason: '退回原因',
  giveBackHint: (name: string, fen: number): string =>
    `${name === '' ? '未知企业' : name}，${yuan(fen)}。退回后恢复为待处理。`,
  givenBack: '已退回',
};

export const refundTexts = defineChineseTexts('agency-refunds', chinese);
export type RefundTexts = typeof chinese;
