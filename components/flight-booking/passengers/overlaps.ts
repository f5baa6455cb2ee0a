import type { BodyOf } from '../../../src/contract/call';
import type { createOrder } from '../../../src/contract/flight-booking/booking';
import {
  queryOverlappingJourneys,
  type OverlappingJourney,
} from '../../../src/contract/flight-booking/overlaps';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';

/** What the travellers of an order already have at its time. */
export async function findOverlaps(
  host: Host,
  { voyages, passengers }: BodyOf<typeof createOrder>,
): Promise<readonly OverlappingJourney[]> {
  // what cannot be asked now is asked by the order itself, which the gateway refuses then
  return read(host, queryOverlappingJourneys, { voyages, passengers }, { staleTime: 0, signIn: true }).catch(
    () => [],
  );
}

/** Are there none but what was confirmed? */
export function areConfirmed(
  overlaps: readonly OverlappingJourney[],
  confirmed: readonly OverlappingJourney[],
): boolean {
  const known = new Set(confirmed.map(keyOf));
  return overlaps.every((overlap) => known.has(keyOf(overlap)));
}

const keyOf = ({ orderNo, passagerName, flightNo, takeOffTime }: OverlappingJourney) =>
  [orderNo, passagerName, flightNo, takeOffTime].join();
