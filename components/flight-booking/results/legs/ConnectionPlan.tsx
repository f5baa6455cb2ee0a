import { layovers } from '../../../../src/domain/connection/connection';
import { daysBetween } from '../../../../src/domain/shanghai-time';
import { amountTexts, type AmountTexts } from '../../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useSheet } from '../../../../src/ui/tokens/root';
import type { Connection } from './connection';
import css from './connection.css?inline';
import { airportText, planeText } from '../offers/flight-texts';
import { resultTexts } from '../texts';

/** Flights of a connection in order, with the layovers between them. */
export function ConnectionPlan({ flights }: { flights: Connection }) {
  useSheet(css);
  const t = useTexts(resultTexts);
  const { duration } = useTexts(amountTexts);
  const waits = layovers(flights);
  const firstDay = flights[0].takeOffTime.slice(0, 10);
  return (
    <ol className="fb-plan" aria-label={t.plan}>
      {flights.map((flight, i) => {
        const wait = waits[i];
        return (
          <li key={flight.flightNo}>
            <span className="fb-plan-flight">
              {t.planFlight(i + 1)} {flight.carrierShortName} {flight.flightNo} {planeText(flight, t)}
            </span>
            <span>
              <Clock time={flight.takeOffTime} firstDay={firstDay} /> {flight.depCityName}
              {airportText(flight.depAirportName, flight.terminals.dep)}
              {' → '}
              <Clock time={flight.arrTime} firstDay={firstDay} /> {flight.arrCityName}
              {airportText(flight.arrAirportName, flight.terminals.arr)}
            </span>
            {wait && (
              <span
                className="fb-plan-wait"
                data-hard={wait.change === 'otherAirport' || wait.isOvernight ? '' : undefined}
              >
                {t.layover(wait.cityName, duration(wait.minutes), wait.change, wait.isOvernight)}
              </span>
            )}
          </li>
        );
      })}
      <li className="fb-plan-note">{t.planNote}</li>
    </ol>
  );
}

function Clock({ time, firstDay }: { time: string; firstDay: string }) {
  const { dayOffset } = useTexts(resultTexts);
  const days = daysBetween(firstDay, time.slice(0, 10));
  return (
    <time dateTime={time}>
      {time.slice(11)}
      {days > 0 && <sup>{dayOffset(days)}</sup>}
    </time>
  );
}

/** Layovers such as 武汉 1小时15分. */
export const connectionText = (flights: Connection, { duration, list }: AmountTexts): string =>
  list(layovers(flights).map(({ cityName, minutes }) => `${cityName} ${duration(minutes)}`));
