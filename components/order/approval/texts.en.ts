import { APPLY_STATE, type ApplyState } from '../../../src/contract/approval/apply-state';
import { formatPrice } from '../../../src/domain/money/money';
import type { AfterSaleTexts } from './texts';

const notUsable: Readonly<Record<ApplyState, string>> = {
  [APPLY_STATE.pending]: 'is still waiting for approval. You can go on once it is approved.',
  [APPLY_STATE.approved]: 'has been used and cannot be used again.',
  [APPLY_STATE.rejected]: 'was rejected. Please submit another one.',
  [APPLY_STATE.expired]: 'has expired. Please submit another one.',
  [APPLY_STATE.withdrawn]: 'was withdrawn. Please submit another one.',
  [APPLY_STATE.void]: 'is void: the tickets have been changed or refunded since.',
};

export default {
  applications: 'Requests for approval',
  approved: 'Approved',
  approvedBy: (applyId) =>
    `Request ${applyId} has been approved. Submitted as follows it needs no other approval.`,
  differs: 'Your selection differs from the approved one and needs another approval.',
  back: 'Back to the approved selection',
  notUsable: (applyId, state) => `Request ${applyId} ${notUsable[state]}`,
  checking: 'Loading the request',
  askFirst: 'Request approval first',
  ask: 'Request approval',
  asking: 'Submitting',
  asked: (applyId, approver) => `Request ${applyId} was submitted and waits for ${approver}`,
  noApprover: 'No approver is left for this. Please contact your administrator.',
  uncertain: (message) =>
    `${message} The result is not known: submit again to find out. Nothing is requested twice.`,
  askFirstHint: (approver) =>
    `Or request approval first: you go on once ${approver} has agreed. Seats and price are not held.`,
  mustAsk: (approver) =>
    `Your company has every change approved first, by ${approver}. Seats and price are not held.`,
  rule: 'Company rule',
  violation: (violation) =>
    violation.rule === 'fee'
      ? `The refund fee of ¥${formatPrice(violation.fee)} is over ${violation.percent}% of the fare (¥${formatPrice(violation.limit)})`
      : `The trip was approved (${violation.applyId}): giving it up needs an explanation`,
  recorded: 'This refund is recorded. You can submit it.',
  explain: 'Please explain it, then submit.',
  refundApproval: (approver) => `${approver} must approve it before you request the refund.`,
  overReason: 'Explanation',
  overReasonMissing: 'Please give an explanation',
  overReasonHint: 'Required, 200 characters at most',
  changedTo: 'to',
  costs: (fee, difference) => `Fee ¥${fee}, fare difference ¥${difference}`,
  refundSum: (fee, amount) =>
    `${fee === '' ? 'No refund fee' : `Refund fee ¥${fee}`}, you get back ¥${amount}`,
  ofOrder: (orderNo) => `Order ${orderNo}`,
  goOn: 'Continue',
  change: 'Change now',
  refund: 'Refund now',
  show: 'View request',
  withdraw: 'Withdraw',
  remove: 'Delete',
  removeHint: (isApproved) =>
    isApproved
      ? 'The approval cannot be used any more: you would have to request another one.'
      : 'You would have to request another approval.',
  removeYes: (isApproved) => (isApproved ? 'Delete it' : 'Withdraw it'),
  removeNo: 'Not now',
  removed: (isApproved) => (isApproved ? 'The request was deleted' : 'The request was withdrawn'),
} satisfies AfterSaleTexts;
