import type { RefundPolicy, RefundStandard, RefundViolation } from '../../contract/approval/after-sale';

/** Data of a refund that the enterprise's rule evaluates. Amounts in fen. */
export interface JudgedRefund {
  /** True for the traveller's own will. Refunds for the carrier's cause or illness are always within the rule. */
  isVoluntary: boolean;
  /** True for a private journey, to which the enterprise's rule does not apply. */
  isPersonal: boolean;
  /** Application that approved the journey; empty for none. */
  applyId: string;
  tickets: readonly { salePrice: number; refundFee: number }[];
}

export interface RefundJudgement {
  violations: RefundViolation[];
  /** The strictest policy; null: within the rule. */
  policy: RefundPolicy | null;
}

/** Result where no rule applies. */
const WITHIN: RefundJudgement = { violations: [], policy: null };

/**
 * Evaluates a refund against the enterprise's rule. The fees of all its tickets together may reach the allowed
 * percentage of their prices, inclusive; the excess is in fen.
 */
export function judgeRefund(
  standard: RefundStandard | undefined,
  { isVoluntary, isPersonal, applyId, tickets }: JudgedRefund,
): RefundJudgement {
  if (standard === undefined || !isVoluntary || isPersonal) return WITHIN;
  const { feePercent, feePolicy, approvedTripPolicy } = standard;
  const violations: RefundViolation[] = [];
  if (feePercent !== null) {
    const fee = tickets.reduce((sum, { refundFee }) => sum + refundFee, 0);
    const prices = tickets.reduce((sum, { salePrice }) => sum + salePrice, 0);
    const limit = Math.floor((prices * feePercent) / 100);
    if (fee > limit) violations.push({ rule: 'fee', policy: feePolicy, percent: feePercent, limit, fee });
  }
  if (approvedTripPolicy !== null && applyId !== '')
    violations.push({ rule: 'approvedTrip', policy: approvedTripPolicy, applyId });
  const [first, ...others] = violations.map(({ policy }) => policy);
  // Policies from the mildest: only recorded, with a reason, after approval.
  return { violations, policy: first === undefined ? null : (Math.max(first, ...others) as RefundPolicy) };
}
