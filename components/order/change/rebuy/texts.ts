import type { RebuyOutcome } from '../../../../src/contract/order/rebuy';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const OUTCOMES: Readonly<Record<RebuyOutcome, string>> = {
  open: '新票待出',
  bought: '原票退票中',
  done: '已完成',
  refundFailed: '原票未退',
  notIssued: '出票失败',
  cancelled: '已取消',
};

const chinese = {
  offer: (saved: string) => `退票重购更便宜，可省 ¥${saved}`,
  offerHint: '按现在的价格另购新航班，新票出票后退原机票；新票未出成的，原机票保持不变。',
  table: '改签与退票重购的费用对比',
  ticket: '机票',
  change: '改签',
  rebuy: '退票重购',
  changeFee: (fee: string) => `改签费 ${fee}`,
  difference: (difference: string) => `差额 ${difference}`,
  newPrice: (price: string) => `新票 ${price}`,
  newTaxes: (taxes: string) => `税费 ${taxes}`,
  back: (back: string) => `退回 ${back}`,
  refundFee: (fee: string) => `退票费 ${fee}`,
  onlyTaxes: '不得退票，仅退税费',
  serviceFee: '服务费',
  insurance: '保险',
  insured: (price: string) => `重新投保 ${price}`,
  total: '合计',
  pays: (pay: string) => `支付 ${pay}`,
  choose: (pay: string) => `退票重购，支付 ¥${pay}`,
  sending: '正在提交',
  confirm: '确认退票重购',
  confirmNo: '再想想',
  asked: (count: number, pay: string, back: string) =>
    `重购 ${count} 张机票，支付 ¥${pay}；新票出票后退原机票，退回 ¥${back}。`,
  paidBy: (name: string) => `按原订单的支付方式由${name}支付，需要审批的在审批通过后支付。`,
  paidLater: '提交后请在支付时限内支付，逾期新座位释放，原机票保持不变。',
  overlaps: '行程时间冲突',
  overlapsHint: '乘客在新航班的时间已有其他航班，确定仍要重购吗？',
  overlapsYes: '仍要重购',
  changed: '退票重购的费用已变动，请确认后重新提交',
  uncertain: (message: string) => `${message}。结果未知，请再次提交确认，不会重复购票。`,
  applied: '已提交，出票后退原机票',
  appliedToPay: (amount: string) => `已提交，请尽快支付 ¥${amount}`,
  waits: '已提交，等待审批',
  records: '退票重购',
  outcome: (outcome: RebuyOutcome) => OUTCOMES[outcome],
  record: (names: readonly string[]) => names.join('、'),
  amounts: (pay: string, back: string) => `新票 ¥${pay}，退回 ¥${back}`,
  amountsDue: (pay: string, back: string) => `新票 ¥${pay}，应退 ¥${back}`,
  newAmount: (pay: string) => `新票 ¥${pay}`,
  twoTickets: '原机票未能退票，新旧机票目前都有效，请重新申请退票。',
  oldKept: '原机票保持不变。',
  pay: '去支付',
  cancel: '取消重购',
  cancelHint: '取消后新航班的座位立即释放，原机票保持不变。',
  cancelYes: '确定取消',
  cancelled: '退票重购已取消，原机票保持不变',
  showNew: '查看新订单',
  showOld: '查看原订单',
  showRefund: '查看退票',
  refundAgain: '重新申请退票',
};

export type RebuyTexts = TextsOf<typeof chinese>;

export const rebuyTexts = defineTexts('order-rebuy', chinese, () => import('./texts.en'));
