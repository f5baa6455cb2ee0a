import { layovers, type Layover } from '../../../src/domain/connection/connection';
import { durationText } from '../../../src/domain/fare/duration';
import { daysBetween } from '../../../src/domain/shanghai-time';
import { useSheet } from '../../../src/ui/tokens/root';
import type { Connection } from './connecting';
import css from './connection.css?inline';
import { airportText, planeText } from './flight-texts';

const CHANGES: Readonly<Record<Layover['change'], string>> = {
  sameTerminal: '同航站楼',
  otherTerminal: '换航站楼',
  otherAirport: '换机场，须自行前往',
};

/** The flights of a connection one after the other, with the wait between them. */
export function ConnectionPlan({ flights }: { flights: Connection }) {
  useSheet(css);
  const waits = layovers(flights);
  const firstDay = flights[0].takeOffTime.slice(0, 10);
  return (
    <ol className="fb-plan" aria-label="中转行程">
      {flights.map((flight, i) => {
        const wait = waits[i];
        return (
          <li key={flight.flightNo}>
            <span className="fb-plan-flight">
              第{i + 1}程 {flight.carrierShortName} {flight.flightNo} {planeText(flight)}
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
                {wait.cityName}中转，停留{durationText(wait.minutes)}，{CHANGES[wait.change]}
                {wait.isOvernight && '，隔夜'}
              </span>
            )}
          </li>
        );
      })}
      <li className="fb-plan-note">各程分别出票，退改和行李按各程规则办理；误机时后续航程由本人承担</li>
    </ol>
  );
}

function Clock({ time, firstDay }: { time: string; firstDay: string }) {
  const days = daysBetween(firstDay, time.slice(0, 10));
  return (
    <time dateTime={time}>
      {time.slice(11)}
      {days > 0 && <sup>+{days}天</sup>}
    </time>
  );
}

/** 中转 武汉 1小时15分, of each stop. */
export const connectionText = (flights: Connection): string =>
  layovers(flights)
    .map(({ cityName, minutes }) => `${cityName} ${durationText(minutes)}`)
    .join('、');
