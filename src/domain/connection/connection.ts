import type { Flight } from '../../contract/flight-booking/booking';
import { connectionTexts, type ConnectionTexts } from './texts/texts';

/**
 * Minimum connection time between two flights (MCT), in minutes. Usual at large mainland airports, from general
 * knowledge and not checked in a source; airports publish their own.
 */
const LEAST_MINUTES = { sameTerminal: 60, otherTerminal: 90, otherAirport: 240 } as const;
/** A longer wait is a stay, not a connection. */
const MOST_MINUTES = 24 * 60;
/** Maximum number of flights of one connection, with two stops on the way. */
const MOST_FLIGHTS = 3;

export type Change = keyof typeof LEAST_MINUTES;

/** The layover between two flights of a connection. */
export interface Layover {
  cityName: string;
  /** Minutes from the arrival to the next departure. */
  minutes: number;
  change: Change;
  /** True when the next flight leaves on a later day. */
  isOvernight: boolean;
}

type ArrivalFields = Pick<Flight, 'arrTime' | 'arrAirportCode' | 'arrCityName' | 'terminals'>;
type DepartureFields = Pick<Flight, 'takeOffTime' | 'depAirportCode' | 'depCityName' | 'terminals'>;
type Sector = ArrivalFields & DepartureFields;

/** Returns the layover between two flights, regardless of its length. */
export function layoverOf(arriving: ArrivalFields, leaving: DepartureFields): Layover {
  return {
    cityName: arriving.arrCityName,
    minutes: minutesBetween(arriving.arrTime, leaving.takeOffTime),
    change: changeOf(arriving, leaving),
    isOvernight: leaving.takeOffTime.slice(0, 10) > arriving.arrTime.slice(0, 10),
  };
}

/** Returns the layovers of a connection, one fewer than its flights; none for a single flight. */
export function layovers(flights: readonly Sector[]): Layover[] {
  return flights.slice(1).map((next, i) => layoverOf(flights[i] ?? next, next));
}

/** True when the layover between two flights in one city is long enough, and shorter than a day. */
export function isConnectable(arriving: ArrivalFields, leaving: DepartureFields): boolean {
  const { minutes, change } = layoverOf(arriving, leaving);
  return (
    arriving.arrCityName === leaving.depCityName && minutes >= LEAST_MINUTES[change] && minutes < MOST_MINUTES
  );
}

/**
 * Returns a sentence for the reason why flights, in the order flown, are no single connection, or undefined: each must
 * leave the city where the one before arrived, after the minimum connection time, within a day, and none may return to
 * the origin. A single flight has no problem.
 */
export function connectionProblem(
  flights: readonly Sector[],
  t: ConnectionTexts = connectionTexts.chinese,
): string | undefined {
  if (flights.length > MOST_FLIGHTS) return t.tooMany(MOST_FLIGHTS);
  let previous: Sector | undefined;
  for (const leaving of flights) {
    const arriving = previous;
    previous = leaving;
    if (arriving === undefined || isConnectable(arriving, leaving)) continue;
    if (arriving.arrCityName !== leaving.depCityName) return t.otherCity;
    const { minutes, change } = layoverOf(arriving, leaving);
    return minutes >= MOST_MINUTES ? t.tooLong : t.tooShort(arriving.arrCityName, LEAST_MINUTES[change]);
  }
  const cities = [flights[0]?.depCityName, ...flights.map(({ arrCityName }) => arrCityName)];
  return new Set(cities).size < cities.length ? t.sameCity : undefined;
}

/**
 * Minutes from the first departure to the last arrival. China has one time zone, so wall clocks differ like instants.
 */
export function travelMinutes(flights: readonly Pick<Flight, 'takeOffTime' | 'arrTime'>[]): number {
  const [first] = flights;
  const last = flights.at(-1);
  return first === undefined || last === undefined ? 0 : minutesBetween(first.takeOffTime, last.arrTime);
}

function changeOf(arriving: ArrivalFields, leaving: DepartureFields): Change {
  if (arriving.arrAirportCode !== leaving.depAirportCode) return 'otherAirport';
  return arriving.terminals.arr === leaving.terminals.dep ? 'sameTerminal' : 'otherTerminal';
}

const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000;
