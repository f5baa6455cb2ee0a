import type { RefundViolation } from '../../../src/contract/approval/after-sale';
import type { ApplyState } from '../../../src/contract/approval/apply-state';
import { formatPrice } from '../../../src/domain/money/money';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  applications: '送审记录',
  approved: '已获批准',
  approvedBy: (applyId: string) => `申请单 ${applyId} 已通过审批，按以下内容提交后直接生效，无须再审批。`,
  differs: '当前所选与已批准的内容不同，须重新送审。',
  back: '恢复为已批准的内容',
  notUsable: (applyId: string, state: ApplyState) =>
    state === '审批中'
      ? `申请单 ${applyId} 尚在审批中，审批通过后可继续。`
      : state === '已同意'
        ? `申请单 ${applyId} 已使用，不能再次使用。`
        : `申请单 ${applyId} ${state}，不能使用，请重新提交。`,
  checking: '正在查询申请单',
  askFirst: '先送审',
  ask: '提交审批',
  asking: '正在提交审批',
  asked: (applyId: string, approver: string) => `已提交审批，申请单 ${applyId}，等待${approver}审批`,
  noApprover: '没有可审批该申请的审批人，无法提交审批，请联系管理员',
  uncertain: (message: string) => `${message}。结果未知，请再次提交确认，不会重复送审。`,
  askFirstHint: (approver: string) => `先送审：${approver}同意后再提交，座位和价格暂不保留。`,
  mustAsk: (approver: string) => `企业规定改签须先经审批，由${approver}审批。座位和价格暂不保留。`,
  // refund against the enterprise's rule
  rule: '企业规定',
  violation: (violation: RefundViolation) =>
    violation.rule === 'fee'
      ? `退票费 ¥${formatPrice(violation.fee)} 超过票价的${violation.percent}%（¥${formatPrice(violation.limit)}）`
      : `行程已经审批（${violation.applyId}），自愿退票须说明`,
  recorded: '该退票将被记录，可直接提交。',
  explain: '请填写超标说明后提交。',
  refundApproval: (approver: string) => `须先经${approver}审批，通过后再提交退票。`,
  overReason: '超标说明',
  overReasonMissing: '请填写超标说明',
  overReasonHint: '必填，最多200字',
  // one line of an application
  /** Joins the old flight and the new one. */
  changedTo: '改为',
  costs: (fee: string, difference: string) => `改签费 ¥${fee}，票价差额 ¥${difference}`,
  refundSum: (fee: string, amount: string) =>
    `${fee === '' ? '免收退票费' : `退票费 ¥${fee}`}，预计退回 ¥${amount}`,
  ofOrder: (orderNo: string) => `订单 ${orderNo}`,
  goOn: '继续',
  change: '去改签',
  refund: '去退票',
  show: '查看申请',
  withdraw: '撤回',
  remove: '删除',
  removeHint: (isApproved: boolean) =>
    isApproved ? '删除后已批准的申请不能再使用，须重新送审。' : '撤回后须重新送审。',
  removeYes: (isApproved: boolean) => (isApproved ? '确定删除' : '确定撤回'),
  removeNo: '再想想',
  removed: (isApproved: boolean) => (isApproved ? '申请已删除' : '申请已撤回'),
};

export type AfterSaleTexts = TextsOf<typeof chinese>;

export const afterSaleTexts = defineTexts('order-approval', chinese, () => import('./texts.en'));
