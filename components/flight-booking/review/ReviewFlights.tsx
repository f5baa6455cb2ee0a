import { legTexts } from '../../../src/domain/fare/legs/texts';
import { flightNames } from '../../../src/domain/fare/leg-name';
import { daysBetween } from '../../../src/domain/shanghai-time';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { dateTexts } from '../../../src/domain/texts/dates/texts';
import { Tag } from '../../../src/ui/feedback/Tag';
import { InlineName } from '../../../src/ui/layout/disclosure/InlineName';
import { OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Choice } from '../model/journey';
import { sectorsOf, type Sector } from '../model/sectors';
import { airportText, dayText, planeText, stopText } from '../results/offers/flight-texts';
import { resultTexts } from '../results/texts';
import { reviewTexts } from './texts';

/** Flights of the journey with day, times, airports, operating carrier and cabin class. */
export function ReviewFlights({ choices }: { choices: readonly Choice[] }) {
  const t = useTexts(reviewTexts);
  const leg = useTexts(legTexts);
  const sectors = choices.flatMap(sectorsOf);
  const names = flightNames(
    choices.flatMap((choice, i) => sectorsOf(choice).map(() => i + 1)),
    leg,
  );
  return (
    <section className="fb-card" aria-labelledby="fb-review-flights">
      <header>
        <h2 id="fb-review-flights">{t.flights}</h2>
        <span className="fb-card-note">{t.localTimes}</span>
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
  const t = useTexts(reviewTexts);
  const results = useTexts(resultTexts);
  const dates = useTexts(dateTexts);
  const { discount, duration, list } = useTexts(amountTexts);
  const { takeOffTime, arrTime, terminals } = flight;
  const later = daysBetween(takeOffTime.slice(0, 10), arrTime.slice(0, 10));
  const stops = list(flight.stopInfos.map(stopText));
  return (
    <div className="fb-review-flight" role="group" aria-label={t.flight(flight.flightNo)}>
      <h3>
        {name !== '' && <Tag tone="accent">{name}</Tag>}
        {dayText(takeOffTime.slice(0, 10), dates)} {flight.depCityName} → {flight.arrCityName}
      </h3>
      <div className="fb-review-times">
        <End time={takeOffTime} place={airportText(flight.depAirportName, terminals.dep)} />
        <span className="fb-review-way">
          {duration(flight.duration)}
          <span>{stops === '' ? results.direct : results.stops(stops)}</span>
        </span>
        <End time={arrTime} place={airportText(flight.arrAirportName, terminals.arr)} later={later} />
      </div>
      <p className="fb-review-facts">
        <InlineName>{flight.carrierShortName}</InlineName> {flight.flightNo}
        {flight.isShare && (
          <>
            {`\u00a0· ${t.operatedBy} `}
            <InlineName>{flight.operatingCarrierName}</InlineName> {flight.operatingFlightNo}
          </>
        )}
        {[
          '',
          planeText(flight, results),
          t.cabin(
            results.cabinName(unit.cabinType, unit.cabinName),
            results.cabin(unit.cabinCode),
            discount(unit.discount),
          ),
          ...unit.productTags,
          results.meal(flight.mealFlag),
        ]
          .filter((fact, i) => i === 0 || fact !== '')
          .join('\u00a0· ')}
      </p>
    </div>
  );
}

interface EndProps {
  time: string;
  place: string;
  /** Calendar days after departure. */
  later?: number;
}

function End({ time, place, later = 0 }: EndProps) {
  const results = useTexts(resultTexts);
  return (
    <span className="fb-review-end">
      <time dateTime={time}>
        {time.slice(11)}
        {later > 0 && <sup>{results.dayOffset(later)}</sup>}
      </time>
      <OneLine>{place}</OneLine>
    </span>
  );
}
