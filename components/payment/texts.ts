import type { PayMethod } from '../../src/contract/payment/payment';
import type { WalletReview } from '../../src/contract/payment/wallet-review';
import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const REVIEW_STATES: Readonly<Record<WalletReview['reviewState'], string>> = {
  needed: '须复核',
  waiting: '待复核',
  agreed: '复核已同意',
  refused: '复核被拒绝',
};

const chinese = {
  loading: '正在查询支付方式',
  missingOrder: '缺少订单号',
  failed: '支付信息查询失败',
  cashierRefused: '收银台地址不在允许范围内，请联系管理员',
  paid: '支付成功',
  order: '订单号',
  expired: '订单已超过支付时限，座位已释放，请重新预订',
  methods: '支付方式',
  method: ({ name }: PayMethod) => name,
  /** `payAmount`: total of the order, in fen. */
  note: ({ available, description, reason }: PayMethod, _payAmount: number) =>
    available ? description : reason,
  paying: '正在支付',
  confirm: (amount: string) => `确认支付 ¥${amount}`,
  reviewState: (state: WalletReview['reviewState']) => REVIEW_STATES[state],
  /** Amounts in yuan. */
  reviewNeeded: (amount: string, above: string) =>
    `企业预存支付 ¥${amount}，超过 ¥${above}，须经他人复核后支付。`,
  reviewWaiting: (amount: string) =>
    `已提交复核（企业预存 ¥${amount}），复核同意后即可支付，本页会自动更新。`,
  reviewRefused: (reason: string) => `上次复核被拒绝：${reason}`,
  askReview: '提交复核',
  askingReview: '正在提交',
  choose: '请选择支付方式',
  none: '没有可用的支付方式，请联系管理员',
  due: '应付金额',
  left: '支付剩余时间',
  price: '价格保留',
  priceOver: '支付时重新核价',
  atCashier: '请在新打开的收银台页面完成支付，完成后本页会自动更新。',
  blocked: '浏览器拦截了收银台页面，请点击下面的链接打开。',
  openCashier: '打开收银台',
  notYet: '尚未收到支付结果。如已完成支付，请稍候，到账后本页会自动更新。',
  asking: '正在查询支付结果',
  done: '我已完成支付',
  other: '更换支付方式',
  back: '返回支付',
  amountChanged: '应付金额已变动，请确认后重新支付',
  returned: '本次支付未成功，您支付的款项已原路退回，请重新选择支付方式',
  uncertain: (why: string) => `${why}。支付结果未知，请再次确认支付查询结果，不会重复扣款。`,
  refused: '支付失败，请重试',
};

export type PaymentTexts = TextsOf<typeof chinese>;

export const paymentTexts = defineTexts('payment', chinese, () => import('./texts.en'));
