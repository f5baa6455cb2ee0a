import type { WalletReview } from '../../contract/payment/wallet-review';

/** What was last asked for of an order. */
export interface AskedReview {
  reviewState: 'waiting' | 'agreed' | 'refused';
  /** That may be paid at most, fen. */
  amount: number;
  refuseReason: string;
}

export interface ReviewRule {
  /** Fen; null: nobody else is ever asked. */
  above: number | null;
  asked: AskedReview | undefined;
}

/**
 * What a payment of so many fen by the prepaid account needs: null where one person pays alone. Consent counts up to the amount
 * that it was asked for (specification 2.3: a second pair of eyes above an amount).
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

/** May it be paid as it is? */
export const isReviewed = (review: Pick<WalletReview, 'reviewState'> | null): boolean =>
  review === null || review.reviewState === 'agreed';
