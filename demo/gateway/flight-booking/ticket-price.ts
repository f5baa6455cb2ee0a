import type { PassengerTypeID } from '../../../src/contract/flight-booking/passenger';
import { passengerPrice, type PassengerPrice } from '../../../src/domain/fare/passenger-price';
import { Fault } from '../server/http/fault';
import { pricedOffer } from '../supplier/full-fare';
import type { Offer } from '../flight-offers/offer';

export type TicketPrice = PassengerPrice;

/**
 * Prices a ticket by the supplier's current answer. Throws priceGone if the fuel fee of the issue date is unknown,
 * because it cannot be sold then.
 */
export function priceTicket(
  { flight, price }: Pick<Offer, 'flight' | 'price'>,
  passengerTypeID: PassengerTypeID,
  issueDate: string,
): TicketPrice {
  const ticket = passengerPrice(pricedOffer(flight, price.unit), passengerTypeID, issueDate);
  if (ticket === undefined) throw new Fault('priceGone');
  return ticket;
}

export function sumOf({ salePrice, buildFee, fuelFee }: TicketPrice): number {
  return salePrice + buildFee + fuelFee;
}
