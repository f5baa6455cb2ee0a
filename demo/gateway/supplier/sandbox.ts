import type { FlightSupplier, LowFare, SupplierFlight, WantedTicket } from './port';
import { sandboxTicketNumber } from './ticketing';

/** Keys of a sandbox's seats, so that its sales never take a seat of a real flight. */
const keyOf = (inventoryKey: string): string => `sandbox ${inventoryKey}`;

/**
 * The supplier of sandboxes: flights, fares and answers of an embedded one, with seats and ticket numbers that no real
 * supplier has.
 */
export function createSandboxSupplier(embedded: FlightSupplier): FlightSupplier {
  // the search caches its results by the object of a flight, so that one flight stays one object
  const copies = new WeakMap<SupplierFlight, SupplierFlight>();
  const copyOf = (flight: SupplierFlight): SupplierFlight => {
    const known = copies.get(flight);
    if (known !== undefined) return known;
    const copy = { ...flight, inventoryKey: keyOf(flight.inventoryKey) };
    copies.set(flight, copy);
    return copy;
  };
  const issued = async ({ tickets }: { tickets: readonly WantedTicket[] }) => ({
    ticketNos: tickets.map(({ sequence }) => sandboxTicketNumber(sequence)),
  });
  return {
    ...embedded,
    flights: async (leg, issueDate) => (await embedded.flights(leg, issueDate)).map(copyOf),
    connections: async (leg, issueDate) =>
      (await embedded.connections(leg, issueDate)).map((flights) => flights.map(copyOf)),
    async flight(key, issueDate) {
      const flight = await embedded.flight(key, issueDate);
      return flight && copyOf(flight);
    },
    lowestFares: async (leg, issueDate, most) =>
      (await embedded.lowestFares(leg, issueDate, most)).map((fare): LowFare => ({
        ...fare,
        inventoryKey: keyOf(fare.inventoryKey),
      })),
    issue: issued,
    change: issued,
  };
}
