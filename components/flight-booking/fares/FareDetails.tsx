import { queryTicketRuleSec } from '../../../src/contract/flight-booking/booking';
import { queryProductTagInfo } from '../../../src/contract/flight-booking/product';
import { instantOf } from '../../../src/domain/shanghai-time';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { bookTimeText } from '../../../src/domain/travel-standard/work-time';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useCall } from '../../../src/element/data/use-call';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { TicketRules } from '../../../src/ui/fare/TicketRules';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { sectorsOf } from '../model/sectors';
import { ruleBody } from './rule-body';
import { flightFareTexts } from './texts';
import { useBookTimes } from './use-book-times';
import type { Fare, Offer } from '../results/offers/offers';

interface Props {
  booking: Booking;
  offer: Offer;
  fare: Fare;
}

/** Refund, change, transfer and baggage rules of a price unit and its product, loaded when opened. */
export function FareDetails({ booking, offer, fare }: Props) {
  const t = useTexts(flightFareTexts);
  const rules = useCall(queryTicketRuleSec, ruleBody(offer, fare));
  if (rules.isPending) return <SkeletonRows rows={3} label={t.asking} />;
  if (!rules.data) {
    return <ErrorState message={t.failed} onRetry={() => void rules.refetch()} />;
  }
  return (
    <>
      {sectorsOf({ offer, fare }).map(({ flight }, i, { length }) => {
        const rule = rules.data[i];
        return (
          rule && (
            <div key={flight.flightNo}>
              {length > 1 && <h4>{t.flight(i + 1, flight.flightNo)}</h4>}
              <TicketRules rule={rule} departure={instantOf(flight.takeOffTime).getTime()} />
            </div>
          )
        );
      })}
      <ProductFacts booking={booking} fare={fare} />
    </>
  );
}

function ProductFacts({ booking, fare: { unit } }: Pick<Props, 'booking' | 'fare'>) {
  const t = useTexts(flightFareTexts);
  const standard = useTexts(standardTexts);
  const { list } = useTexts(amountTexts);
  const { workTime } = useBookTimes(booking);
  const { productTags } = unit;
  const tags = useCall(queryProductTagInfo, productTags.length > 0 ? { productTags } : undefined, {
    quiet: true,
  });
  const suppliers = unit.sps.map(({ supplierName, serviceProviderName }) =>
    serviceProviderName === '' ? supplierName : t.supplier(supplierName, serviceProviderName),
  );
  // without a loaded explanation the price unit's own text remains
  const facts: (readonly [name: string, text: string])[] = [
    ...(unit.policyExInfo === '' ? [] : [[t.explanation, unit.policyExInfo] as const]),
    ...(tags.data ?? []).map(({ title, content }) => [title, content] as const),
    ...(unit.canBookTime === undefined
      ? []
      : [[t.bookTimes, bookTimeText(unit.canBookTime, workTime, standard)] as const]),
    ...(suppliers.length === 0 ? [] : [[t.suppliers, list(suppliers)] as const]),
    ...(unit.fareCode === '' ? [] : [[t.basisCode, unit.fareCode] as const]),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="fb-product">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
