import type { InferOutput } from 'valibot';
import type { LowFare } from './flights';
import type { SoldCity, SoldFlight } from './sold';

type City = Pick<InferOutput<typeof SoldCity>, 'cityCode'> & {
  readonly airports: readonly { readonly airportCode: string }[];
};
type Sold = Pick<InferOutput<typeof SoldFlight>, 'flight'>;

interface Leg {
  depCode: string;
  arrCode: string;
  depDate: string;
}

/** Returns whether an airport is the one of a code, or one of its city. A code that is both is the city. */
function isIn(cities: readonly City[], code: string, airport: string): boolean {
  const city = cities.find(({ cityCode }) => cityCode === code);
  return city ? city.airports.some(({ airportCode }) => airportCode === airport) : airport === code;
}

/** Returns whether the flights, in the order flown, lead from one end of the leg to the other, and leave on its day. */
export function isOnLeg(cities: readonly City[], leg: Leg, flights: readonly Sold[]): boolean {
  const [first, last] = [flights[0]?.flight, flights.at(-1)?.flight];
  return (
    first !== undefined &&
    last !== undefined &&
    first.takeOffTime.startsWith(leg.depDate) &&
    isIn(cities, leg.depCode, first.depAirportCode) &&
    isIn(cities, leg.arrCode, last.arrAirportCode)
  );
}

/** Returns whether each flight leaves from the city in which the one before has arrived, and later than that. */
export function joins(cities: readonly City[], flights: readonly Sold[]): boolean {
  return flights.slice(1).every(({ flight }, i) => {
    const before = flights[i]?.flight;
    if (before === undefined || flight.takeOffTime <= before.arrTime) return false;
    const { arrAirportCode: arrived } = before;
    return (
      arrived === flight.depAirportCode ||
      cities.some(
        ({ cityCode }) => isIn(cities, cityCode, arrived) && isIn(cities, cityCode, flight.depAirportCode),
      )
    );
  });
}

/** Returns whether fares are those of the day with as many seats, by price. */
export const areLowFares = (
  fares: readonly InferOutput<typeof LowFare>[],
  { depDate, seats }: { depDate: string; seats: number },
): boolean =>
  fares.every(
    (fare, i) =>
      fare.takeOffTime.startsWith(depDate) &&
      fare.seats >= seats &&
      fare.salePrice >= (fares[i - 1]?.salePrice ?? 0),
  );
