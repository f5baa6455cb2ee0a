import type { RefundPolicy, RefundStandard } from '../../contract/approval/after-sale';

/** Rules of an enterprise for the approval of bookings, changes and refunds. */
export interface ApprovalRules {
  approvalRequired: boolean;
  changeApprovalRequired: boolean;
  /** undefined: refunds need no reason or approval. */
  refundStandard: RefundStandard | undefined;
}

/** True when a booking, change or refund needs less than before. */
export const isLooserCompany = (before: ApprovalRules, after: ApprovalRules): boolean =>
  (before.approvalRequired && !after.approvalRequired) ||
  (before.changeApprovalRequired && !after.changeApprovalRequired) ||
  isLooserRefund(before.refundStandard, after.refundStandard);

const NO_RULE: RefundStandard = { feePercent: null, feePolicy: 0, approvedTripPolicy: null };

function isLooserRefund(former = NO_RULE, next = NO_RULE): boolean {
  const isFeeLooser =
    former.feePercent !== null &&
    (next.feePercent === null || next.feePercent > former.feePercent || next.feePolicy < former.feePolicy);
  return isFeeLooser || rank(next.approvedTripPolicy) < rank(former.approvedTripPolicy);
}

/** Policies have ranks from the mildest; a missing one is milder still. */
const rank = (policy: RefundPolicy | null): number => policy ?? -1;
