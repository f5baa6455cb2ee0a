import type { Flight } from '../../contract/flight-booking/booking';
import { addDays, daysBetween } from '../shanghai-time';

/** Parameters of a flight search: codes of cities or airports, '' for no way back. */
export interface Journey {
  depCode: string;
  arrCode: string;
  depDate: string;
  retDate: string;
}

/** Returns the search that finds flights such as these; `legNo` 1: outbound, 2: return. */
export function journeyOf(flights: readonly { legNo: number; flight: Flight }[]): Journey {
  const there = flights.filter(({ legNo }) => legNo === 1);
  const back = flights.find(({ legNo }) => legNo === 2);
  const [first] = there;
  return {
    depCode: first?.flight.depAirportCode ?? '',
    // The last flight of a connection has the destination.
    arrCode: there.at(-1)?.flight.arrAirportCode ?? '',
    depDate: first?.flight.takeOffTime.slice(0, 10) ?? '',
    retDate: back?.flight.takeOffTime.slice(0, 10) ?? '',
  };
}

/** Adapts a journey to a search today: a past departure moves to tomorrow, and the stay keeps its length. */
export function adaptToToday<J extends Journey>(journey: J, today: string): J {
  const { depDate, retDate } = journey;
  if (depDate >= today) return journey;
  const tomorrow = addDays(today, 1);
  return {
    ...journey,
    depDate: tomorrow,
    retDate: retDate === '' ? '' : addDays(tomorrow, Math.max(0, daysBetween(depDate, retDate))),
  };
}
