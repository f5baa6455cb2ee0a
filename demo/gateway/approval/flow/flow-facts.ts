import type { RefundRequest } from '../../../../src/contract/approval/after-sale';
import type { TripRequest } from '../../../../src/contract/approval/trip';
import { daysBetween } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import type { RequestFacts } from './flow';
import type { OverChoice } from '../submission/over-choice';

/** Facts of a choice of flights: the price of all tickets without taxes, and the broken rules. */
export function factsOfChoice({
  voyages,
  passengers,
  evaluation,
}: Pick<OverChoice, 'voyages' | 'passengers' | 'evaluation'>): RequestFacts {
  const perPerson = voyages.reduce((sum, { salePrice }) => sum + salePrice, 0);
  const violations = evaluation.segments.flatMap((segment) => segment.violations.map(({ rule }) => rule));
  return {
    amount: perPerson * passengers.length,
    days: null,
    violations: [...new Set(violations)],
    travellerNOs: passengers.flatMap(({ staffNO }) => staffNO || []),
  };
}

/** Facts of a trip: its budget, the cost centre and its days. */
export const factsOfTrip = ({
  budget,
  beginDate,
  endDate,
  costCenterNo,
  travellers,
}: TripRequest): RequestFacts => ({
  amount: budget,
  days: daysBetween(beginDate, endDate) + 1,
  violations: [],
  costCenterNo,
  travellerNOs: travellers.map(({ staffNO }) => staffNO),
});

/** Facts of a refund: its fee, and the passengers of the tickets. */
export async function factsOfRefund(
  db: Database,
  { orderNo, refundFee, tickets }: RefundRequest,
): Promise<RequestFacts> {
  const passengerNos = tickets.map(({ passengerNo }) => passengerNo);
  const travellers = await db
    .selectFrom('order_passenger')
    .select('staff_no')
    .where('order_no', '=', orderNo)
    .where('passenger_no', 'in', passengerNos)
    .execute();
  return {
    amount: refundFee,
    days: null,
    violations: [],
    travellerNOs: travellers.flatMap(({ staff_no }) => staff_no ?? []),
  };
}
