import {
  FlightItinerary,
  queryFlightList,
  type FlightQuery,
} from '../../../src/contract/flight-booking/booking';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import type { BookingParameters } from '../dictionary/booking-parameters';
import type { ClosedAirlines } from '../airline-agreement/closed-airlines';
import { jsonWriter } from '../server/http/checked-json';
import { PreparedResult, resultJson } from '../server/http/implement';
import { JsonBytes } from '../server/http/json-bytes';
import { openTo } from '../supplier/agreement-fares';
import { BoundedCache } from '../supplier/bounded-cache';
import type { FlightSupplier, SupplierFlight } from '../supplier/port';
import { checkDate, saleEnd } from '../flight-offers/booking-dates';
import { connectionItinerary } from '../flight-offers/connection-itinerary';
import { findOfferedConnections } from '../flight-offers/offered-connections';
import { itineraryOf } from '../flight-offers/itinerary';
import { findTakenSeats, type TakenSeats } from '../flight-offers/taken-seats';

const OPEN: ClosedAirlines = new Set();

/** Bytes of cached answers: three hundred usual ones, fifty of the busiest. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** The last answer for a leg, with the data that tell whether it is still valid. */
interface Answer {
  inventoryKeys: readonly string[];
  taken: string;
  /** End of sale of its first flight, ms since 1970. */
  until: number;
  /** Until then the supplier's flights may be reused, ms since 1970. */
  reusableUntil: number;
  stopSaleMinutes: number;
  result: PreparedResult;
  /** Parts of a leg whose seats have changed before. */
  parts?: Parts;
}

interface LegResult {
  flights: readonly SupplierFlight[];
  connections: readonly (readonly SupplierFlight[])[];
}

/** JSON of each flight's itinerary for the seats taken then; empty when it was sold out. */
type Parts = Map<SupplierFlight, { taken: string; json: Buffer }>;

/**
 * Searches flights quickly: only the sold seats are queried each time. The answer is rebuilt, checked and serialised
 * when seats changed or a flight's sale ended, and only its changed parts are.
 */
export function createFlightSearch(supplier: FlightSupplier) {
  const answers = new BoundedCache<Answer>(KEPT_BYTES, ({ result }) => result.envelope.length);
  const underWay = new Map<string, Promise<readonly SupplierFlight[]>>();

  /** Concurrent searches of the same leg query the supplier once. */
  function flightsOf(key: string, leg: FlightQuery, issueDate: string): Promise<readonly SupplierFlight[]> {
    let flights = underWay.get(key);
    if (flights === undefined) {
      flights = supplier.flights(leg, issueDate).finally(() => underWay.delete(key));
      underWay.set(key, flights);
    }
    return flights;
  }

  return async (
    db: Database,
    query: FlightQuery,
    now: Date,
    parameters: BookingParameters,
    closed: ClosedAirlines = OPEN,
  ): Promise<PreparedResult> => {
    checkDate(query.depDate, now, parameters);
    const issueDate = shanghaiDate(now);
    const { depCode, arrCode, depDate, withConnections = false } = query;
    const key = [depCode, arrCode, depDate, issueDate, withConnections, ...closed].join();
    const kept = answers.get(key);
    // flights that were asked for again are other objects, with other seats and prices
    const known = kept !== undefined && now.getTime() < kept.reusableUntil ? kept : undefined;
    let seats = known && (await findTakenSeats(db, known.inventoryKeys));
    if (
      known !== undefined &&
      known.taken === seats?.signature &&
      now.getTime() < known.until &&
      known.stopSaleMinutes === parameters.stopSaleMinutes
    ) {
      return known.result;
    }

    const direct = await flightsOf(key, query, issueDate);
    const beside = withConnections ? await findOfferedConnections(supplier, query, direct, now) : [];
    const flights = openTo(direct, closed);
    const connections = beside.map((connection) => openTo(connection, closed));
    const inventoryKeys = known?.inventoryKeys ?? [
      ...new Set([...flights, ...connections.flat()].map(({ inventoryKey }) => inventoryKey)),
    ];
    seats ??= await findTakenSeats(db, inventoryKeys);
    const found = { flights, connections };
    const answer = answerOf(found, seats, now.getTime(), parameters, known && (known.parts ?? new Map()));
    const reusableUntil = known?.reusableUntil ?? now.getTime() + (supplier.reusableMs ?? Infinity);
    answers.set(key, { ...answer, inventoryKeys, reusableUntil });
    return answer.result;
  };
}

/** Current offers of some flights. */
function answerOf(
  { flights, connections }: LegResult,
  seats: TakenSeats,
  now: number,
  parameters: BookingParameters,
  parts: Parts | undefined,
): Omit<Answer, 'inventoryKeys' | 'reusableUntil'> {
  let until = Infinity;
  out.clear();
  out.add(HEAD);
  for (const flight of flights) {
    const end = saleEnd(flight.flight.takeOffTime, parameters);
    if (now >= end) continue;
    until = Math.min(until, end);
    addItinerary(flight, seats.byInventory.get(flight.inventoryKey) ?? NONE_TAKEN, parts);
  }
  for (const connection of connections) {
    const end = Math.min(...connection.map(({ flight }) => saleEnd(flight.takeOffTime, parameters)));
    if (now >= end) continue;
    until = Math.min(until, end);
    write(connectionItinerary(connection, seats.byInventory));
  }
  out.add(TAIL);
  return {
    taken: seats.signature,
    until,
    stopSaleMinutes: parameters.stopSaleMinutes,
    result: new PreparedResult(out.written()),
    ...(parts === undefined ? {} : { parts }),
  };
}

const out = new JsonBytes();
const writeItinerary = jsonWriter(FlightItinerary);
const HEAD = Buffer.from('{"itineraryList":[');
const COMMA = Buffer.from(',');
const TAIL = Buffer.from(']}');
const NONE_TAKEN: ReadonlyMap<string, number> = new Map();

/** Adds a connection on sale; skips a sold-out one. */
function write(itinerary: FlightItinerary | undefined): void {
  if (itinerary === undefined) return;
  if (out.length > HEAD.length) out.add(COMMA);
  writeChecked(itinerary);
}

function writeChecked(itinerary: FlightItinerary): void {
  // this slower way throws an error with the faulty fields
  if (!writeItinerary(itinerary, out)) resultJson(queryFlightList, { itineraryList: [itinerary] });
}

/** Adds a flight on sale, checked as a part of the whole answer; skips a sold-out one. */
function addItinerary(
  flight: SupplierFlight,
  taken: ReadonlyMap<string, number>,
  parts: Parts | undefined,
): void {
  const signature = parts === undefined ? '' : [...taken].join();
  const kept = parts?.get(flight);
  const before = out.length;
  if (before > HEAD.length) out.add(COMMA);
  const from = out.length;
  if (kept?.taken === signature) out.add(kept.json);
  else {
    const itinerary = itineraryOf(flight, taken);
    if (itinerary !== undefined) writeChecked(itinerary);
    parts?.set(flight, { taken: signature, json: out.slice(from) });
  }
  if (out.length === from) out.length = before;
}
