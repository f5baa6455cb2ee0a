import { useQuery } from '@tanstack/react-query';
import { instantOf } from '../../../src/domain/shanghai-time';
import { queryClientOf } from '../../../src/element/server-state';
import { ErrorState } from '../../../src/ui/ErrorState';
import { SkeletonRows } from '../../../src/ui/SkeletonRows';
import { TicketRules } from '../../../src/ui/TicketRules';
import type { Booking } from '../booking';
import { readRule, voyageOf } from '../calls';
import type { Fare, Offer } from './offers';

/** Refund, change, transfer and baggage rules of a price unit, asked for when they are opened. */
export function FareRules({ booking, offer, fare }: { booking: Booking; offer: Offer; fare: Fare }) {
  const { runtime } = booking.host;
  const rule = useQuery(
    {
      queryKey: ['fare-rule', voyageOf(offer, fare)],
      queryFn: () => readRule(runtime, offer, fare),
    },
    queryClientOf(runtime),
  );
  if (rule.isPending) return <SkeletonRows rows={3} label="正在查询退改规则" />;
  if (rule.isError) {
    return <ErrorState message="退改规则查询失败，请重试" onRetry={() => void rule.refetch()} />;
  }
  const departure = instantOf(offer.flight.takeOffTime).getTime();
  // when it was asked for is exact enough for tiers of hours
  return <TicketRules rule={rule.data} hoursLeft={(departure - rule.dataUpdatedAt) / 3_600_000} />;
}
