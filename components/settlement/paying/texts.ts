import type { PAYMENT_HOW } from '../../../src/contract/settlement/payments';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

type PaymentHow = (typeof PAYMENT_HOW)[number];

const HOW: Readonly<Record<PaymentHow, string>> = {
  exact: '识别码与金额相符',
  code: '识别码相符',
  amount: '金额与付款方相符',
  hand: '服务商人工认领',
  wallet: '企业预存支付',
  cashier: '在线支付',
  other: '服务商入账',
};

const chinese = {
  title: '付款',
  loading: '正在加载付款信息',
  owed: '应付',
  principal: '待付账款',
  lateFee: '滞纳金',
  lateFeeText: (amount: string) => `¥${amount}（截至今日）`,
  outstanding: '合计应付',
  account: '收款账户',
  accountName: '收款户名',
  bankName: '开户银行',
  accountNo: '收款账号',
  code: '汇款识别码',
  noAccount: '收款账户请向服务商确认',
  hint: '转账时请在用途（附言）中填写汇款识别码，到账后自动核销。可分次支付，多付的部分转入企业预存账户。',
  copy: (name: string) => `复制${name}`,
  copied: (name: string) => `${name}已复制`,
  copyFailed: '浏览器不允许复制，内容已选中，请手动复制',

  prepaid: (amount: string) => `企业预存可用余额¥${amount}`,
  payByWallet: '预存支付',
  payTitle: '预存支付账单',
  payHint: (owed: string, prepaid: string) => `当前应付¥${owed}，企业预存可用余额¥${prepaid}。可分次支付。`,
  amount: '付款金额',
  yuan: '元',
  noAmount: '请输入付款金额',
  overOwed: '付款金额不能超过当前应付金额',
  overPrepaid: '付款金额不能超过企业预存可用余额',
  pay: '确认付款',
  paid: (amount: string) => `已付款¥${amount}`,

  payOnline: '在线支付',
  onlineTitle: '在线支付账单',
  onlineHint: (owed: string) => `当前应付¥${owed}，可分次支付。将在新页面打开收银台，支付完成后自动核销。`,
  payBy: '支付方式',
  cashierName: (subPayType: number) => (subPayType === 3 ? '微信支付' : '支付宝'),
  goPay: '前往收银台',
  begun: '收银台已在新页面打开，支付完成后本页自动更新',
  blocked: '浏览器拦截了收银台页面，请允许弹出窗口后重试',
  cashierRefused: '收银台地址不在允许的范围内，无法打开，请联系管理员',

  payments: '到账记录',
  noPayments: '尚无到账记录',
  paidDate: '到账日期',
  received: '到账金额',
  toBill: '支付账单',
  toWallet: '转入预存',
  how: '核销方式',
  howText: (how: PaymentHow) => HOW[how],
  payer: '付款方与流水号',
};

export type PayingTexts = TextsOf<typeof chinese>;

export const payingTexts = defineTexts('settlement-paying', chinese, () => import('./texts.en'));
