import type { PassengerTypeID } from '../../contract/flight-booking/passenger';
import { PASSENGER_TYPE } from '../passenger/passenger-type';
import { childFare, infantFare } from './fares';
import { quoteFees } from './fees';

/** Price of one passenger on one segment, in fen. */
export interface PassengerPrice {
  salePrice: number;
  buildFee: number;
  fuelFee: number;
}

/** An offer of one flight, from which each passenger's price follows. */
export interface PricedOffer {
  /** Price and taxes of an adult, as the supplier states them. */
  adult: PassengerPrice;
  /** Full fare of the offered class group. */
  fullFare: number;
  /** Kilometres of the flight. */
  distance: number;
  isFeeder: boolean;
}

/**
 * Returns the price of one passenger: an adult pays the offered price and taxes, a child half and an infant a tenth of
 * the full fare, with the published taxes of their type. Undefined for a child whose fuel fee of that day is unknown.
 */
export function passengerPrice(
  { adult, fullFare, distance, isFeeder }: PricedOffer,
  passengerTypeID: PassengerTypeID,
  issueDate: string,
): PassengerPrice | undefined {
  if (passengerTypeID === PASSENGER_TYPE.adult) {
    const { salePrice, buildFee, fuelFee } = adult;
    return { salePrice, buildFee, fuelFee };
  }
  const { buildFee, fuelFee } = quoteFees({ passengerTypeID, distance, issueDate, isFeeder });
  if (fuelFee === null) return undefined;
  const fare = passengerTypeID === PASSENGER_TYPE.child ? childFare : infantFare;
  return { salePrice: fare(fullFare), buildFee, fuelFee };
}
