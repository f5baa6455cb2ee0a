import type { RefundRequest } from '../../../src/contract/approval/after-sale';
import type { TripRequest } from '../../../src/contract/approval/trip';
import { daysBetween } from '../../../src/domain/shanghai-time';
import type { Asked } from './flow';
import type { OverChoice } from './over-choice';

/** A choice of flights: what all its tickets cost without taxes, and the rules that it breaks. */
export function factsOfChoice({
  voyages,
  passengers,
  evaluation,
}: Pick<OverChoice, 'voyages' | 'passengers' | 'evaluation'>): Asked {
  const perPerson = voyages.reduce((sum, { salePrice }) => sum + salePrice, 0);
  const violations = evaluation.segments.flatMap((segment) => segment.violations.map(({ rule }) => rule));
  return { amount: perPerson * passengers.length, days: null, violations: [...new Set(violations)] };
}

/** A trip: what it may cost, who bears that, and its days. */
export const factsOfTrip = ({ budget, beginDate, endDate, costCenterNo }: TripRequest): Asked => ({
  amount: budget,
  days: daysBetween(beginDate, endDate) + 1,
  violations: [],
  costCenterNo,
});

/** A refund: what it costs. */
export const factsOfRefund = ({ refundFee }: RefundRequest): Asked => ({
  amount: refundFee,
  days: null,
  violations: [],
});
