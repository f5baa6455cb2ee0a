import { durationText } from '../../../src/domain/fare/duration';
import { flightNames } from '../../../src/domain/fare/leg-name';
import { daysBetween } from '../../../src/domain/shanghai-time';
import { formatDiscount } from '../../../src/domain/money/discount';
import { Tag } from '../../../src/ui/feedback/Tag';
import { InlineName } from '../../../src/ui/layout/InlineName';
import { OneLine } from '../../../src/ui/layout/OneLine';
import type { SummaryLeg } from '../model/summary-leg';
import { airportText, dayText } from './flight-texts';

/** The chosen flights, in view until the order is paid. */
export function ChoiceSummary({ legs }: { legs: readonly SummaryLeg[] }) {
  const names = flightNames(legs.map(({ legNo }) => legNo));
  return (
    <div className="fb-choices">
      {legs.map((leg, index) => (
        <Leg key={`${leg.flight.flightNo}${leg.flight.takeOffTime}`} leg={leg} name={names[index] ?? ''} />
      ))}
    </div>
  );
}

function Leg({ leg, name }: { leg: SummaryLeg; name: string }) {
  const { flight, cabinName, cabinCode, discount } = leg;
  const arrivalDayOffset = daysBetween(flight.takeOffTime.slice(0, 10), flight.arrTime.slice(0, 10));
  return (
    <div className="fb-choice">
      <h2>
        {flight.depCityName} → {flight.arrCityName}
      </h2>
      <p className="fb-choice-date">
        {name !== '' && <Tag tone="accent">{name}</Tag>}
        {dayText(flight.takeOffTime.slice(0, 10))}
      </p>
      <div className="fb-choice-times">
        <span>
          <time dateTime={flight.takeOffTime}>{flight.takeOffTime.slice(11)}</time>
          <OneLine>{airportText(flight.depAirportName, flight.terminals.dep)}</OneLine>
        </span>
        <span className="fb-choice-way">{durationText(flight.duration)}</span>
        <span>
          <time dateTime={flight.arrTime}>
            {flight.arrTime.slice(11)}
            {arrivalDayOffset > 0 && <sup>+{arrivalDayOffset}天</sup>}
          </time>
          <OneLine>{airportText(flight.arrAirportName, flight.terminals.arr)}</OneLine>
        </span>
      </div>
      <p className="fb-choice-facts">
        <InlineName>{flight.carrierShortName}</InlineName> {flight.flightNo} · {cabinName} {cabinCode}舱{' '}
        {formatDiscount(discount)}
      </p>
    </div>
  );
}
