import { queryFlightList } from '../../../../src/contract/flight-booking/booking';
import { read } from '../../../../src/element/data/read';
import type { Host } from '../../../../src/element/host/host';
import type { Leg } from '../../model/journey';
import { offersOf, type Offer } from './offers';

/** Flights of a leg including connections. They are never cached, as seats and prices change. */
export async function findOffers(
  host: Host,
  { dep, arr, date }: Leg,
  signal?: AbortSignal,
): Promise<Offer[]> {
  const body = { depCode: dep.cityCode, arrCode: arr.cityCode, depDate: date, withConnections: true };
  const { itineraryList } = await read(host, queryFlightList, body, { staleTime: 0, signal });
  return offersOf(itineraryList);
}
