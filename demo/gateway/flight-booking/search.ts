import {
  queryFlightList,
  type FlightItinerary,
  type FlightQuery,
} from '../../../src/contract/flight-booking/booking';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import type { BookingParameters } from '../dictionary/booking-parameters';
import { PreparedResult, resultJson } from '../server/implement';
import type { FlightSupplier, SupplierFlight } from '../supplier/port';
import { checkDate, saleEnd } from '../flight-offers/booking-dates';
import { itineraryOf } from '../flight-offers/itinerary';
import { findTakenSeats, type TakenSeats } from '../flight-offers/taken-seats';

/** Legs kept in memory; the busiest take some five megabytes each, flights and answer. */
const KEPT_LEGS = 24;

/** A leg as the supplier gave it, and what was last answered for it. */
interface Leg {
  flights: readonly SupplierFlight[];
  inventoryKeys: readonly string[];
  /** JSON of each flight's itinerary as of the seats taken then; empty when it had no seat left. */
  itineraries: Map<SupplierFlight, { taken: string; json: string }>;
  answer?: { taken: string; until: number; result: PreparedResult };
}

/**
 * Searches flights, fast: only what was sold is asked of the database each time. The answer is made, checked
 * and serialised again when seats changed hands or a flight's sale ended; of its parts only those that changed.
 */
export function createFlightSearch(supplier: FlightSupplier) {
  const legs = new Map<string, Promise<Leg>>();

  /** The leg from memory or the supplier; the longest unused goes first. */
  function legOf({ depCode, arrCode, depDate }: FlightQuery, issueDate: string): Promise<Leg> {
    const key = [depCode, arrCode, depDate, issueDate].join();
    const leg = legs.get(key) ?? loadLeg({ depCode, arrCode, depDate }, issueDate);
    legs.delete(key);
    legs.set(key, leg);
    const oldest = legs.size > KEPT_LEGS ? legs.keys().next() : undefined;
    if (oldest?.done === false) legs.delete(oldest.value);
    leg.catch(() => legs.delete(key));
    return leg;
  }

  async function loadLeg(query: FlightQuery, issueDate: string): Promise<Leg> {
    const flights = await supplier.flights(query, issueDate);
    return {
      flights,
      inventoryKeys: [...new Set(flights.map(({ inventoryKey }) => inventoryKey))],
      itineraries: new Map(),
    };
  }

  return async (
    db: Database,
    query: FlightQuery,
    now: Date,
    parameters: BookingParameters,
  ): Promise<PreparedResult> => {
    checkDate(query.depDate, now, parameters);
    const leg = await legOf(query, shanghaiDate(now));
    const seats = await findTakenSeats(db, leg.inventoryKeys);
    const { answer } = leg;
    if (answer !== undefined && answer.taken === seats.signature && now.getTime() < answer.until) {
      return answer.result;
    }

    const onSale = leg.flights.filter(
      ({ flight }) => now.getTime() < saleEnd(flight.takeOffTime, parameters),
    );
    const itineraries = onSale
      .map((flight) => itineraryJson(leg, flight, seats))
      .filter((json) => json !== '');
    const result = new PreparedResult(`{"itineraryList":[${itineraries.join()}]}`);
    const until = Math.min(...onSale.map(({ flight }) => saleEnd(flight.takeOffTime, parameters)));
    leg.answer = { taken: seats.signature, until, result };
    return result;
  };
}

function itineraryJson(leg: Leg, flight: SupplierFlight, seats: TakenSeats): string {
  const taken = seats.byInventory.get(flight.inventoryKey) ?? new Map<string, number>();
  const signature = [...taken].join();
  const kept = leg.itineraries.get(flight);
  if (kept?.taken === signature) return kept.json;
  const itinerary = itineraryOf(flight, taken);
  const json = itinerary === undefined ? '' : checkedJson(itinerary);
  leg.itineraries.set(flight, { taken: signature, json });
  return json;
}

/** Checks one itinerary as the answer around it would be, and gives its JSON alone. */
function checkedJson(itinerary: FlightItinerary): string {
  const json = resultJson(queryFlightList, { itineraryList: [itinerary] });
  return json.slice('{"itineraryList":['.length, -']}'.length);
}
