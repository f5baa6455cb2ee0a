import type { TripRequest } from '../../../src/contract/approval/trip';
import { formatPrice } from '../../../src/domain/money/money';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Names } from '../../../src/ui/layout/OneLine';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../list/texts';

/** What a trip or pre-trip request asks for. */
export function TripFacts({ trip, reason }: { trip: TripRequest; reason: string }) {
  const t = useTexts(approvalListTexts);
  return (
    <div className="tp-detail-card">
      <h3>{t.trip}</h3>
      <Facts>
        <Fact name={t.purpose}>{trip.purposeName}</Fact>
        <Fact name={t.cities}>
          <Names names={trip.cities.map(({ cityName }) => cityName)} />
        </Fact>
        <Fact name={t.dates}>{t.days(trip.beginDate, trip.endDate)}</Fact>
        <Fact name={t.companions}>
          <Names names={trip.travellers.map(({ staffName }) => staffName)} />
        </Fact>
        <Fact name={t.budget}>{trip.budget === null ? t.noBudget : `¥${formatPrice(trip.budget)}`}</Fact>
        <Fact name={t.reason} wraps>
          {reason}
        </Fact>
      </Facts>
    </div>
  );
}
