import type { RefundPolicy, RefundStandard, RefundViolation } from '../../contract/approval/after-sale';

/** What the enterprise's rule looks at of a refund. Amounts in fen. */
export interface JudgedRefund {
  /** Of the traveller's own will. What the carrier or an illness causes is always within the rule. */
  isVoluntary: boolean;
  /** A private journey is governed by no rule of the enterprise. */
  isPersonal: boolean;
  /** The application that the journey was approved by; empty for none. */
  applyId: string;
  tickets: readonly { salePrice: number; refundFee: number }[];
}

export interface RefundJudgement {
  violations: RefundViolation[];
  /** The strictest of them; null: within the rule. */
  policy: RefundPolicy | null;
}

/** Of no rule. */
const WITHIN: RefundJudgement = { violations: [], policy: null };

/**
 * Holds a refund against the enterprise's rule. The fees of all its tickets together may be so many percent of their prices,
 * that share included; what is over counts to the fen.
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
  // from the mildest: only recorded, with a reason, after approval
  return { violations, policy: first === undefined ? null : (Math.max(first, ...others) as RefundPolicy) };
}
