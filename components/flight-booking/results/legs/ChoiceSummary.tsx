import { flightNames } from '../../../../src/domain/fare/leg-name';
import { legTexts } from '../../../../src/domain/fare/legs/texts';
import { daysBetween } from '../../../../src/domain/shanghai-time';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { dateTexts } from '../../../../src/domain/texts/dates/texts';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { InlineName } from '../../../../src/ui/layout/disclosure/InlineName';
import { OneLine } from '../../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useSheet } from '../../../../src/ui/tokens/root';
import type { SummaryLeg } from '../../model/summary-leg';
import css from './choice-summary.css?inline';
import { airportText, dayText } from '../offers/flight-texts';
import { resultTexts } from '../texts';

/** Chosen flights, in view until the order is paid. */
export function ChoiceSummary({ legs }: { legs: readonly SummaryLeg[] }) {
  const names = flightNames(
    legs.map(({ legNo }) => legNo),
    useTexts(legTexts),
  );
  useSheet(css);
  return (
    <div className="fb-choices">
      {legs.map((leg, index) => (
        <Leg key={`${leg.flight.flightNo}${leg.flight.takeOffTime}`} leg={leg} name={names[index] ?? ''} />
      ))}
    </div>
  );
}

function Leg({ leg, name }: { leg: SummaryLeg; name: string }) {
  const t = useTexts(resultTexts);
  const amounts = useTexts(amountTexts);
  const dates = useTexts(dateTexts);
  const { flight, cabinType = 0, cabinName, cabinCode, discount } = leg;
  const arrivalDayOffset = daysBetween(flight.takeOffTime.slice(0, 10), flight.arrTime.slice(0, 10));
  return (
    <div className="fb-choice">
      <h2>
        {flight.depCityName} → {flight.arrCityName}
      </h2>
      <p className="fb-choice-date">
        {name !== '' && <Tag tone="accent">{name}</Tag>}
        {dayText(flight.takeOffTime.slice(0, 10), dates)}
      </p>
      <div className="fb-choice-times">
        <span>
          <time dateTime={flight.takeOffTime}>{flight.takeOffTime.slice(11)}</time>
          <OneLine>{airportText(flight.depAirportName, flight.terminals.dep)}</OneLine>
        </span>
        <span className="fb-choice-way">{amounts.duration(flight.duration)}</span>
        <span>
          <time dateTime={flight.arrTime}>
            {flight.arrTime.slice(11)}
            {arrivalDayOffset > 0 && <sup>{t.dayOffset(arrivalDayOffset)}</sup>}
          </time>
          <OneLine>{airportText(flight.arrAirportName, flight.terminals.arr)}</OneLine>
        </span>
      </div>
      <p className="fb-choice-facts">
        <InlineName>{flight.carrierShortName}</InlineName> {flight.flightNo} ·{' '}
        {t.cabinName(cabinType, cabinName)} {t.cabin(cabinCode)} {amounts.discount(discount)}
      </p>
    </div>
  );
}
