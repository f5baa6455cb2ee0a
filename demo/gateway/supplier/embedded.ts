import { aircraft, airlines, airports, holidays, routes, type Airline } from '../reference-data/index';
import { BoundedCache } from './bounded-cache';
import { airportsByCode, citiesOf } from './cities';
import { carrierProfile } from './timetable/carrier-profiles';
import { flightOn, routeDay } from './flight-day';
import { connectionsOf, type Connection } from './connections';
import { chance, seedOf } from './hash';
import { planLines } from './timetable/lines';
import { openTo } from './agreement-fares';
import { lowFaresOf } from './fares/low-fares';
import { buildNetwork, canIssueTickets } from './timetable/network';
import type { FlightSupplier, SupplierFlight } from './port';
import { tagInfo } from './fares/tag-info';
import { pnrOf, ticketNumber } from './ticketing';
import { timetableOf } from './timetable/timetable';
import { travelCalendar } from './timetable/travel-calendar';
import { isOperatingOn } from './timetable/weekdays';

const NONE: ReadonlySet<string> = new Set();
/** Limit of cached priced flights: some 30 MB, two dozen busy routes and days. */
const KEPT_FLIGHTS = 3000;
/** Cached flights of timetables: some 10 MB, the routes between all large cities. */
const KEPT_SCHEDULED = 20_000;
/** Share of passengers who miss their flight. */
const NO_SHOWS = 0.02;
/** Cached legs and days with their connections. */
const KEPT_CONNECTIONS = 200;

let shared: FlightSupplier | undefined;

/**
 * Creates a simulated supplier. Timetable, fares, seats and restrictions are computed from the reference data, equal in
 * every process and at every call. It is stateless; the caller counts sales against `seats`. The suppliers of a process
 * share their timetable.
 */
export function createEmbeddedSupplier(): FlightSupplier {
  shared ??= planSupplier();
  return { ...shared };
}

function planSupplier(): FlightSupplier {
  const network = buildNetwork(routes(), airports(), airlines());
  const lines = planLines(network);
  const types = new Map(aircraft().map((type) => [type.planeCode, type]));
  const travelDay = travelCalendar(holidays());
  const served = airports().filter(({ iata }) => network.traffic(iata) > 0);
  const cities = citiesOf(served);
  const airportsOf = airportsByCode(served);
  const timetables = new BoundedCache<ReturnType<typeof timetableOf>>(
    KEPT_SCHEDULED,
    ({ length }) => 1 + length,
  );
  const connections = new BoundedCache<readonly Connection[]>(KEPT_CONNECTIONS, () => 1);
  // A day without flights has a weight too, or the cache would hold any number of them.
  const flightDays = new BoundedCache<readonly SupplierFlight[]>(KEPT_FLIGHTS, ({ length }) => 1 + length);

  /**
   * Flights between two airports; empty without a route. `keep` false: flights needed only once, such as the many days
   * of a calendar, do not evict those of searches.
   */
  function flightsBetween(
    from: string,
    to: string,
    depDate: string,
    issueDate: string,
    keep = true,
  ): readonly SupplierFlight[] {
    const route = network.route(from, to);
    if (!route) return [];
    const make = () => {
      const day = travelDay(depDate);
      const context = routeDay(network, route, day, issueDate);
      return timetables
        .getOrMake(from + to, () => timetableOf(network, lines, types, route))
        .filter(({ days }) => isOperatingOn(days, day.weekday))
        .map((scheduled) => flightOn(scheduled, context));
    };
    const key = `${from}${to}${depDate}${issueDate}`;
    return keep ? flightDays.getOrMake(key, make) : (flightDays.peek(key) ?? make());
  }

  /** The airline that issues the tickets of an airline's passengers. */
  function issuerOf(carrierCode: string): Airline {
    const airline = network.airline(carrierCode);
    if (canIssueTickets(airline)) return airline;
    const [partner = carrierCode] = carrierProfile(carrierCode).soldBy;
    return network.airline(partner);
  }

  return {
    cities: async () => cities,

    async flights({ depCode, arrCode, depDate }, issueDate) {
      return airportsOf(depCode)
        .flatMap((from) => airportsOf(arrCode).flatMap((to) => flightsBetween(from, to, depDate, issueDate)))
        .sort(byDeparture);
    },

    async connections(leg, issueDate) {
      const flightsOn = (from: string, to: string, date: string) =>
        flightsBetween(from, to, date, issueDate, false);
      const key = [leg.depCode, leg.arrCode, leg.depDate, issueDate].join();
      return connections.getOrMake(key, () =>
        connectionsOf({ network, airportsOf, flightsBetween: flightsOn }, leg),
      );
    },

    async lowestFares(leg, issueDate, most) {
      const { depCode, arrCode, depAirports, arrAirports, depDate, seats, closed = NONE } = leg;
      const among = (code: string, chosen: readonly string[] | undefined) =>
        airportsOf(code).filter((airport) => chosen?.includes(airport) ?? true);
      const flights = among(depCode, depAirports).flatMap((from) =>
        among(arrCode, arrAirports).flatMap((to) => flightsBetween(from, to, depDate, issueDate, false)),
      );
      return lowFaresOf(openTo(flights, closed), seats, most);
    },

    tagInfo: async (productTags) => tagInfo(productTags),

    async flight({ flightNo, depAirportCode, arrAirportCode, depDate }, issueDate) {
      return flightsBetween(depAirportCode, arrAirportCode, depDate, issueDate).find(
        ({ flight }) => flight.flightNo === flightNo,
      );
    },

    book: async ({ orderNo }) => ({ pnr: pnrOf(orderNo) }),

    issue: async ({ tickets }) => ({
      ticketNos: tickets.map(({ carrierCode, sequence }) => ticketNumber(issuerOf(carrierCode), sequence)),
    }),

    change: async ({ tickets }) => ({
      ticketNos: tickets.map(({ carrierCode, sequence }) => ticketNumber(issuerOf(carrierCode), sequence)),
    }),

    // refunds are stored with the orders alone, and flights are computed anew
    refund: async () => undefined,

    boarded: async ({ ticketNos }) => ({
      ticketNos: ticketNos.filter((ticketNo) => chance(seedOf(ticketNo), 'no-show') >= NO_SHOWS),
    }),
  };
}

function byDeparture({ flight: a }: SupplierFlight, { flight: b }: SupplierFlight): number {
  if (a.takeOffTime !== b.takeOffTime) return a.takeOffTime < b.takeOffTime ? -1 : 1;
  return a.flightNo < b.flightNo ? -1 : 1;
}
