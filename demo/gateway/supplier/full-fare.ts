import { CABIN_TYPE, type PriceUnit } from '../../../src/contract/flight-booking/booking';
import type { PricedOffer } from '../../../src/domain/fare/passenger-price';
import type { SupplierFlight } from './port';

/** Full fare of an adult in a class group, fen. */
export function fullFareOf({ fullFares }: SupplierFlight, cabinType: 1 | 2 | 3): number {
  if (cabinType === CABIN_TYPE.first) return fullFares.F;
  return cabinType === CABIN_TYPE.business ? fullFares.C : fullFares.Y;
}

/** A sold price, with the data for the prices of children and infants. */
export const pricedOffer = (sold: SupplierFlight, unit: PriceUnit): PricedOffer => ({
  adult: unit,
  fullFare: fullFareOf(sold, unit.cabinType),
  distance: sold.flight.distance,
  isFeeder: sold.isFeeder,
});
