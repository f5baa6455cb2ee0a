import type { Flight } from '../../contract/flight-booking/booking';
import { addDays, daysBetween } from '../shanghai-time';

/** Where to and when, as flights are searched for: codes of cities or airports, '' for no way back. */
export interface Journey {
  depCode: string;
  arrCode: string;
  depDate: string;
  retDate: string;
}

/** What to search for to find flights such as these; `legNo` 1: of the way there, 2: of the way back. */
export function journeyOf(flights: readonly { legNo: number; flight: Flight }[]): Journey {
  const there = flights.filter(({ legNo }) => legNo === 1);
  const back = flights.find(({ legNo }) => legNo === 2);
  const [first] = there;
  return {
    depCode: first?.flight.depAirportCode ?? '',
    // of a connection the last flight says where it goes
    arrCode: there.at(-1)?.flight.arrAirportCode ?? '',
    depDate: first?.flight.takeOffTime.slice(0, 10) ?? '',
    retDate: back?.flight.takeOffTime.slice(0, 10) ?? '',
  };
}

/** As it may be searched today: a departure that is past moves to tomorrow, and the stay keeps its length. */
export function renewed<J extends Journey>(journey: J, today: string): J {
  const { depDate, retDate } = journey;
  if (depDate >= today) return journey;
  const tomorrow = addDays(today, 1);
  return {
    ...journey,
    depDate: tomorrow,
    retDate: retDate === '' ? '' : addDays(tomorrow, Math.max(0, daysBetween(depDate, retDate))),
  };
}
