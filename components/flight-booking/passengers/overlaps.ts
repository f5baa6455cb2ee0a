import type { BodyOf } from '../../../src/contract/call';
import type { createOrder } from '../../../src/contract/flight-booking/booking';
import {
  queryOverlappingJourneys,
  type OverlappingJourney,
} from '../../../src/contract/flight-booking/overlaps';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';

/** Journeys of the travellers that overlap with the order. */
export async function findOverlaps(
  host: Host,
  { voyages, passengers }: BodyOf<typeof createOrder>,
): Promise<readonly OverlappingJourney[]> {
  // a failed request is no obstacle here, as the gateway checks again when the order is sent
  return read(host, queryOverlappingJourneys, { voyages, passengers }, { staleTime: 0, signIn: true }).catch(
    () => [],
  );
}

/** True when all overlapping journeys were accepted. */
export function areConfirmed(
  overlaps: readonly OverlappingJourney[],
  confirmed: readonly OverlappingJourney[],
): boolean {
  const known = new Set(confirmed.map(keyOf));
  return overlaps.every((overlap) => known.has(keyOf(overlap)));
}

const keyOf = ({ orderNo, passagerName, flightNo, takeOffTime }: OverlappingJourney) =>
  [orderNo, passagerName, flightNo, takeOffTime].join();
