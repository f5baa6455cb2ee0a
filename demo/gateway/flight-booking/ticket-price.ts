import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import type { PassengerTypeID } from '../../../src/contract/flight-booking/passenger';
import { CABIN_TYPE } from '../../../src/contract/flight-booking/booking';
import { childFare, infantFare } from '../../../src/domain/fare/fares';
import { quoteFees } from '../../../src/domain/fare/fees';
import { Fault } from '../server/http/fault';
import type { SupplierFlight } from '../supplier/port';
import type { Offer } from '../flight-offers/offer';

/** Price of one passenger on one segment, in fen. */
export interface TicketPrice {
  salePrice: number;
  buildFee: number;
  fuelFee: number;
}

/**
 * Prices a ticket: an adult pays the offered price, a child half and an infant a tenth of the full fare of the offered
 * class group. Throws priceGone if the fuel fee of the issue date is unknown, because it cannot be sold then.
 */
export function priceTicket(
  { flight, price }: Pick<Offer, 'flight' | 'price'>,
  passengerTypeID: PassengerTypeID,
  issueDate: string,
): TicketPrice {
  const { distance } = flight.flight;
  const { buildFee, fuelFee } = quoteFees({
    passengerTypeID,
    distance,
    issueDate,
    isFeeder: flight.isFeeder,
  });
  if (fuelFee === null) throw new Fault('priceGone');
  const fullFare = fullFareOf(flight, price.unit.cabinType);
  switch (passengerTypeID) {
    case PASSENGER_TYPE.adult:
      return { salePrice: price.unit.salePrice, buildFee, fuelFee };
    case PASSENGER_TYPE.child:
      return { salePrice: childFare(fullFare), buildFee, fuelFee };
    case PASSENGER_TYPE.infant:
      return { salePrice: infantFare(fullFare), buildFee, fuelFee };
  }
}

export function sumOf({ salePrice, buildFee, fuelFee }: TicketPrice): number {
  return salePrice + buildFee + fuelFee;
}

/** Full fare of an adult in a class group, fen. */
export function fullFareOf({ fullFares }: SupplierFlight, cabinType: 1 | 2 | 3): number {
  if (cabinType === CABIN_TYPE.first) return fullFares.F;
  return cabinType === CABIN_TYPE.business ? fullFares.C : fullFares.Y;
}
