import { durationText } from '../../../src/domain/fare/duration';
import { legName } from '../../../src/domain/fare/leg-name';
import { formatDiscount } from '../../../src/domain/money/money';
import { Tag } from '../../../src/ui/feedback/Tag';
import type { Choice } from '../model/flow';
import { airportText, dayText } from './flight-texts';

/** The chosen flights, in view until the order is paid. */
export function ChoiceSummary({ choices }: { choices: readonly Choice[] }) {
  return (
    <div className="fb-choices">
      {choices.map((choice, leg) => (
        <Leg key={choice.offer.key} choice={choice} name={legName(choices.length, leg)} />
      ))}
    </div>
  );
}

function Leg({ choice: { offer, fare }, name }: { choice: Choice; name: string }) {
  const { flight, arrivalDayOffset } = offer;
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
          {airportText(flight.depAirportName, flight.terminals.dep)}
        </span>
        <span className="fb-choice-way">{durationText(flight.duration)}</span>
        <span>
          <time dateTime={flight.arrTime}>
            {flight.arrTime.slice(11)}
            {arrivalDayOffset > 0 && <sup>+{arrivalDayOffset}天</sup>}
          </time>
          {airportText(flight.arrAirportName, flight.terminals.arr)}
        </span>
      </div>
      <p className="fb-choice-facts">
        {flight.carrierShortName} {flight.flightNo} · {fare.unit.cabinName} {fare.unit.cabinCode}舱{' '}
        {formatDiscount(fare.unit.discount)}
      </p>
    </div>
  );
}
