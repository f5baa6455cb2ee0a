import { queryTicketRuleSec } from '../../../src/contract/flight-booking/booking';
import { queryProductTagInfo } from '../../../src/contract/flight-booking/product';
import { instantOf } from '../../../src/domain/shanghai-time';
import { bookTimeText } from '../../../src/domain/standard/work-time';
import { useCall } from '../../../src/element/data/use-call';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { TicketRules } from '../../../src/ui/fare/TicketRules';
import type { Booking } from '../model/booking';
import { sectorsOf } from '../model/sectors';
import { ruleBody } from './rule-body';
import { useBookTimes } from './use-book-times';
import type { Fare, Offer } from '../results/offers';

interface Props {
  booking: Booking;
  offer: Offer;
  fare: Fare;
}

/** Refund, change, transfer and baggage rules of a price unit, and what is sold: asked for when they are opened. */
export function FareDetails({ booking, offer, fare }: Props) {
  const rules = useCall(queryTicketRuleSec, ruleBody(offer, fare));
  if (rules.isPending) return <SkeletonRows rows={3} label="正在查询退改规则" />;
  if (!rules.data) {
    return <ErrorState message="退改规则查询失败，请重试" onRetry={() => void rules.refetch()} />;
  }
  return (
    <>
      {sectorsOf({ offer, fare }).map(({ flight }, i, { length }) => {
        const rule = rules.data[i];
        return (
          rule && (
            <div key={flight.flightNo}>
              {length > 1 && (
                <h4>
                  第{i + 1}程 {flight.flightNo}
                </h4>
              )}
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
  const { workTime } = useBookTimes(booking);
  const { productTags } = unit;
  const tags = useCall(queryProductTagInfo, productTags.length > 0 ? { productTags } : undefined, {
    quiet: true,
  });
  const suppliers = unit.sps.map(({ supplierName, serviceProviderName }) =>
    serviceProviderName === '' ? supplierName : `${supplierName}（${serviceProviderName}）`,
  );
  // of explanations that did not come the price unit's own words are left
  const facts: (readonly [name: string, text: string])[] = [
    ...(unit.policyExInfo === '' ? [] : [['适用说明', unit.policyExInfo] as const]),
    ...(tags.data ?? []).map(({ title, content }) => [title, content] as const),
    ...(unit.canBookTime === undefined
      ? []
      : [['可订时段', bookTimeText(unit.canBookTime, workTime)] as const]),
    ...(suppliers.length === 0 ? [] : [['供应商', suppliers.join('、')] as const]),
    ...(unit.fareCode === '' ? [] : [['运价基础', unit.fareCode] as const]),
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
