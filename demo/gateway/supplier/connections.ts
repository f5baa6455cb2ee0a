import { isConnectable, travelMinutes } from '../../../src/domain/connection/connection';
import { addDays } from '../../../src/domain/shanghai-time';
import { distanceKm } from './timetable/block-time';
import type { Network, Route } from './timetable/network';
import type { Leg, SupplierFlight } from './port';

/** Flights in the order flown. */
export type Connection = readonly SupplierFlight[];

interface Ways {
  network: Network;
  airportsOf(code: string): readonly string[];
  flightsBetween(from: string, to: string, depDate: string): readonly SupplierFlight[];
}

/** Longest detour of a connection, as a factor of the direct distance plus additional km. */
const DETOUR = { factor: 1.5, km: 400 };
/** Ways examined, the shortest first; the quickest of their connections remain. */
const WAYS = 8;
const KEPT = 12;

/**
 * Connections of a leg with one stop, or with two when there is none with one. They follow the shortest ways over
 * served airports, each flight with the next that can be reached. Returns the quickest, by departure.
 */
export function connectionsOf(ways: Ways, leg: Leg): Connection[] {
  const oneStop = quickest(ways, leg, waysOver(ways, leg, 1));
  return oneStop.length > 0 ? oneStop : quickest(ways, leg, waysOver(ways, leg, 2));
}

/** Ways between two cities over served routes, by length. */
function waysOver({ network, airportsOf }: Ways, { depCode, arrCode }: Leg, stops: 1 | 2): Route[][] {
  const ends = new Set(airportsOf(arrCode));
  const found: Route[][] = [];
  function extend(way: readonly Route[], from: readonly string[]): void {
    for (const route of from.flatMap((airport) => network.routesFrom(airport))) {
      const isLast = way.length === stops;
      if (isLast !== ends.has(route.to.iata) || cityCodes(way, depCode).includes(route.to.city_code))
        continue;
      const longer = [...way, route];
      if (isDetour(longer, network, ends)) continue;
      if (isLast) found.push(longer);
      else extend(longer, airportsOf(route.to.city_code));
    }
  }
  extend([], airportsOf(depCode));
  return found.sort((a, b) => lengthOf(a) - lengthOf(b) || (nameOf(a) < nameOf(b) ? -1 : 1)).slice(0, WAYS);
}

const cityCodes = (way: readonly Route[], depCode: string): string[] => [
  depCode,
  ...way.flatMap(({ from, to }) => [from.city_code, to.city_code]),
];
const lengthOf = (way: readonly Route[]): number => way.reduce((sum, { distance }) => sum + distance, 0);
const nameOf = (way: readonly Route[]): string => way.map(({ from, to }) => from.iata + to.iata).join();

/** Returns whether a way, completed by the direct distance to its end, is too long. */
function isDetour(way: readonly Route[], network: Network, ends: ReadonlySet<string>): boolean {
  const [first] = way;
  const last = way.at(-1);
  return [...ends].every((code) => {
    const end = network.airport(code);
    if (first === undefined || last === undefined || end === undefined) return true;
    const most = distanceKm(first.from, end) * DETOUR.factor + DETOUR.km;
    return lengthOf(way) + distanceKm(last.to, end) > most;
  });
}

function quickest({ flightsBetween }: Ways, { depDate }: Leg, ways: readonly Route[][]): Connection[] {
  const operated = ({ from, to }: Route, date: string): SupplierFlight[] =>
    flightsBetween(from.iata, to.iata, date).filter(({ flight }) => !flight.isShare);
  const found = ways.flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    return operated(first, depDate).flatMap((flight) => {
      const connection: SupplierFlight[] = [flight];
      for (const route of others) {
        const arriving = connection.at(-1)?.flight ?? flight.flight;
        const date = arriving.arrTime.slice(0, 10);
        const firstOn = (day: string) =>
          operated(route, day)
            .filter((candidate) => isConnectable(arriving, candidate.flight))
            .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))[0];
        const next = firstOn(date) ?? firstOn(addDays(date, 1));
        if (next === undefined) return [];
        connection.push(next);
      }
      return [connection];
    });
  });
  return found
    .sort((a, b) => minutesOf(a) - minutesOf(b) || (keysOf(a) < keysOf(b) ? -1 : 1))
    .slice(0, KEPT)
    .sort((a, b) => (keysOf(a) < keysOf(b) ? -1 : 1));
}

const keyOf = ({ flight }: SupplierFlight): string => `${flight.takeOffTime}${flight.flightNo}`;
const keysOf = (connection: Connection): string => connection.map(keyOf).join();
const minutesOf = (connection: Connection): number => travelMinutes(connection.map(({ flight }) => flight));
