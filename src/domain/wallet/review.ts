import type { WalletReview } from '../../contract/payment/wallet-review';

/** The last requested review of an order. */
export interface RequestedReview {
  reviewState: 'waiting' | 'agreed' | 'refused';
  /** Highest amount that it covers, fen. */
  amount: number;
  refuseReason: string;
}

export interface ReviewRule {
  /** Highest amount without a review, fen; null: no review is ever needed. */
  above: number | null;
  asked: RequestedReview | undefined;
}

/**
 * Returns the review that a payment of so many fen by the prepaid account needs, or null. A consent covers at most the
 * requested amount (specification 2.3: a second person above an amount).
 */
export function reviewOf(amount: number, { above, asked }: ReviewRule): WalletReview | null {
  if (above === null || amount <= above) return null;
  const counts = asked !== undefined && amount <= asked.amount;
  return {
    reviewState: counts ? asked.reviewState : 'needed',
    amount,
    reviewAbove: above,
    refuseReason: counts ? asked.refuseReason : '',
  };
}

/** True when the payment needs no further consent. */
export const isReviewed = (review: Pick<WalletReview, 'reviewState'> | null): boolean =>
  review === null || review.reviewState === 'agreed';
