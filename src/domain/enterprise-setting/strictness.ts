import type { RefundPolicy, RefundStandard } from '../../contract/approval/after-sale';

/** Which bookings, changes and refunds of an enterprise need an approval. */
export interface ApprovalRules {
  approvalRequired: boolean;
  changeApprovalRequired: boolean;
  /** undefined: refunds need nothing. */
  refundStandard: RefundStandard | undefined;
}

/** Does something need less than before? */
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

/** Policies stand from the mildest on; none is milder still. */
const rank = (policy: RefundPolicy | null): number => policy ?? -1;
