import type { Flight, PriceUnit } from '../../../src/contract/flight-booking/booking';
import type { Choice } from './journey';

/** One flight of a choice with its price unit. */
export interface Sector {
  flight: Flight;
  unit: PriceUnit;
}

/** Flights of a choice in flight order: two or three for a connection, otherwise one. */
export function sectorsOf({ offer, fare }: Choice): Sector[] {
  const { connection, flight } = offer;
  if (!connection || !fare.units) return [{ flight, unit: fare.unit }];
  return fare.units.flatMap((unit, i) => (connection[i] ? [{ flight: connection[i], unit }] : []));
}
