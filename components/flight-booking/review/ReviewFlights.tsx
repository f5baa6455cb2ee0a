import { durationText } from '../../../src/domain/fare/duration';
import { flightNames } from '../../../src/domain/fare/leg-name';
import { formatDiscount } from '../../../src/domain/money/discount';
import { mealName } from '../../../src/domain/money/pay-type';
import { daysBetween } from '../../../src/domain/shanghai-time';
import { Tag } from '../../../src/ui/feedback/Tag';
import type { Choice } from '../model/flow';
import { sectorsOf, type Sector } from '../model/sectors';
import { airportText, dayText, planeText, stopText } from '../results/flight-texts';

/** Every flight of the journey: day, times, airports, who flies it, and the class that is booked. */
export function ReviewFlights({ choices }: { choices: readonly Choice[] }) {
  const sectors = choices.flatMap(sectorsOf);
  const names = flightNames(choices.flatMap((choice, leg) => sectorsOf(choice).map(() => leg + 1)));
  return (
    <section className="fb-card" aria-labelledby="fb-review-flights">
      <header>
        <h2 id="fb-review-flights">航班</h2>
        <span className="fb-card-note">时间均为当地时间</span>
      </header>
      {sectors.map((sector, i) => (
        <ReviewFlight
          key={`${sector.flight.flightNo}${sector.flight.takeOffTime}`}
          sector={sector}
          name={names[i] ?? ''}
        />
      ))}
    </section>
  );
}

function ReviewFlight({ sector: { flight, unit }, name }: { sector: Sector; name: string }) {
  const { takeOffTime, arrTime, terminals } = flight;
  const later = daysBetween(takeOffTime.slice(0, 10), arrTime.slice(0, 10));
  const stops = flight.stopInfos.map(stopText).join('、');
  return (
    <div className="fb-review-flight" role="group" aria-label={`航班 ${flight.flightNo}`}>
      <h3>
        {name !== '' && <Tag tone="accent">{name}</Tag>}
        {dayText(takeOffTime.slice(0, 10))} {flight.depCityName} → {flight.arrCityName}
      </h3>
      <div className="fb-review-times">
        <End time={takeOffTime} place={airportText(flight.depAirportName, terminals.dep)} />
        <span className="fb-review-way">
          {durationText(flight.duration)}
          <span>{stops === '' ? '直飞' : `经停 ${stops}`}</span>
        </span>
        <End time={arrTime} place={airportText(flight.arrAirportName, terminals.arr)} later={later} />
      </div>
      <p className="fb-review-facts">
        {[
          `${flight.carrierShortName} ${flight.flightNo}`,
          ...(flight.isShare ? [`实际承运 ${flight.operatingCarrierName} ${flight.operatingFlightNo}`] : []),
          planeText(flight),
          `${unit.cabinName} ${unit.cabinCode}舱 ${formatDiscount(unit.discount)}`,
          ...unit.productTags,
          mealName(flight.mealFlag),
        ]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
    </div>
  );
}

interface EndProps {
  time: string;
  place: string;
  /** Calendar days after the departure. */
  later?: number;
}

const End = ({ time, place, later = 0 }: EndProps) => (
  <span className="fb-review-end">
    <time dateTime={time}>
      {time.slice(11)}
      {later > 0 && <sup>+{later}天</sup>}
    </time>
    <span>{place}</span>
  </span>
);
