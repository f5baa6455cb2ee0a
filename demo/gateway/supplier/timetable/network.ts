import type { Airline, Airport, Route as RouteRecord } from '../../reference-data/index';

/** One airline's flights on a route, each way. */
interface CarrierService {
  carrier: string;
  /** Flights a week. */
  weekly: number;
}

/** Directed route; its opposite has the same services and distance. */
export interface Route {
  from: Airport;
  to: Airport;
  /** Great circle, km. */
  distance: number;
  services: readonly CarrierService[];
  /** Flights a week of all airlines together. */
  weekly: number;
}

export interface Network {
  routes: readonly Route[];
  route(from: string, to: string): Route | undefined;
  routesFrom(airport: string): readonly Route[];
  airport(code: string): Airport | undefined;
  /** Airports a carrier flies to from an airport. */
  destinations(carrier: string, from: string): ReadonlySet<string>;
  /** Departures a week of a carrier from an airport; 0 where it does not fly. */
  presence(carrier: string, airport: string): number;
  /** Departures a week of all carriers from an airport. */
  traffic(airport: string): number;
  airline(code: string): Airline;
}

/** Growth of domestic flying since the routes were recorded. */
const GROWTH = 1.2;

/** A line with less than a flight a day is unchanged, because thin lines did not share in the growth. */
function grown(weekly: number): number {
  return weekly < 7 ? weekly : Math.round(weekly * GROWTH);
}

/** Ensures that every route is flown every day: if no airline does, the strongest one flies daily. */
function withDailyFlight(services: CarrierService[]): CarrierService[] {
  const [strongest] = [...services].sort((a, b) => b.weekly - a.weekly || (a.carrier < b.carrier ? -1 : 1));
  if (!strongest || strongest.weekly >= 7) return services;
  return services.map((service) => (service === strongest ? { ...service, weekly: 7 } : service));
}

export function buildNetwork(
  records: readonly RouteRecord[],
  airports: readonly Airport[],
  airlines: readonly Airline[],
): Network {
  const airportOf = new Map(airports.map((airport) => [airport.iata, airport]));
  const airlineOf = new Map(airlines.map((airline) => [airline.code, airline]));
  const routeOf = new Map<string, Route>();
  const destinations = new Map<string, Set<string>>();
  const presence = new Map<string, number>();
  const traffic = new Map<string, number>();

  for (const record of records) {
    const from = airportOf.get(record.from);
    const to = airportOf.get(record.to);
    if (!from || !to) throw new RangeError(`Route between unknown airports ${record.from}-${record.to}`);
    const services = withDailyFlight(
      record.airlines
        .map((carrier, i) => ({ carrier, weekly: grown(record.weekly[i] ?? 0) }))
        .filter(({ carrier, weekly }) => weekly > 0 && airlineOf.get(carrier)?.active),
    );
    const weekly = services.reduce((sum, service) => sum + service.weekly, 0);
    routeOf.set(record.from + record.to, { from, to, distance: record.distance_km, services, weekly });
    add(traffic, record.from, weekly);
    for (const service of services) {
      const key = service.carrier + record.from;
      add(presence, key, service.weekly);
      const reached = destinations.get(key) ?? new Set<string>();
      destinations.set(key, reached.add(record.to));
    }
  }

  const routesFrom = new Map<string, Route[]>();
  for (const route of routeOf.values()) {
    routesFrom.set(route.from.iata, [...(routesFrom.get(route.from.iata) ?? []), route]);
  }
  const nowhere: ReadonlySet<string> = new Set();
  return {
    routes: [...routeOf.values()],
    route: (from, to) => routeOf.get(from + to),
    routesFrom: (airport) => routesFrom.get(airport) ?? [],
    airport: (code) => airportOf.get(code),
    destinations: (carrier, from) => destinations.get(carrier + from) ?? nowhere,
    presence: (carrier, airport) => presence.get(carrier + airport) ?? 0,
    traffic: (airport) => traffic.get(airport) ?? 0,
    airline(code) {
      const airline = airlineOf.get(code);
      if (!airline) throw new RangeError(`Unknown airline ${code}`);
      return airline;
    },
  };
}

/** An airline tickets its own flights; without a ticket prefix the closest partner does it for them. */
export function canIssueTickets(airline: Airline): boolean {
  return airline.ticket_prefix !== null;
}

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
