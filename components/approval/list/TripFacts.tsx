import type { TripRequest } from '../../../src/contract/approval/approval';
import { formatPrice } from '../../../src/domain/money/money';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Names } from '../../../src/ui/layout/OneLine';

/** What a trip or pre-trip request asks for. */
export function TripFacts({ trip, reason }: { trip: TripRequest; reason: string }) {
  return (
    <div className="tp-detail-card">
      <h3>出差内容</h3>
      <Facts>
        <Fact name="出差目的">{trip.purposeName}</Fact>
        <Fact name="城市">
          <Names names={trip.cities.map(({ cityName }) => cityName)} />
        </Fact>
        <Fact name="日期">
          {trip.beginDate} 至 {trip.endDate}
        </Fact>
        <Fact name="出行人">
          <Names names={trip.travellers.map(({ staffName }) => staffName)} />
        </Fact>
        <Fact name="预算">{trip.budget === null ? '不限' : `¥${formatPrice(trip.budget)}`}</Fact>
        <Fact name="事由" wraps>
          {reason}
        </Fact>
      </Facts>
    </div>
  );
}
