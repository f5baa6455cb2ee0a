import type { RecentRoute } from '../../../src/contract/home';
import { airports } from '../reference-data/index';

interface Leg {
  depAirportCode: string;
  arrAirportCode: string;
  flights: number;
  /** YYYY-MM-DD. */
  lastDate: string;
}

const MOST = 6;

/** Legs between airports as routes between cities, the most frequent first, then the latest. */
export function recentRoutes(legs: readonly Leg[]): RecentRoute[] {
  const cityOf = new Map(airports().map((airport) => [airport.iata, airport]));
  const routes = new Map<string, { route: RecentRoute; flights: number; lastDate: string }>();
  for (const { depAirportCode, arrAirportCode, flights, lastDate } of legs) {
    const dep = cityOf.get(depAirportCode);
    const arr = cityOf.get(arrAirportCode);
    if (dep === undefined || arr === undefined) continue; // an airport closed since then
    const key = `${dep.city_code}-${arr.city_code}`;
    const known = routes.get(key);
    routes.set(key, {
      route: {
        depCode: dep.city_code,
        depCityName: dep.city_zh,
        arrCode: arr.city_code,
        arrCityName: arr.city_zh,
      },
      flights: flights + (known?.flights ?? 0),
      lastDate: known !== undefined && known.lastDate > lastDate ? known.lastDate : lastDate,
    });
  }
  return [...routes.values()]
    .sort((a, b) => b.flights - a.flights || (a.lastDate < b.lastDate ? 1 : a.lastDate > b.lastDate ? -1 : 0))
    .slice(0, MOST)
    .map(({ route }) => route);
}
