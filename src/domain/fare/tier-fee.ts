import type { LadderTier } from '../../contract/flight-booking/booking';
import type { PassengerTypeID } from '../../contract/flight-booking/passenger';
import { roundToYuan } from '../money/money';
import { PASSENGER_TYPE } from '../passenger/passenger-type';

/**
 * Returns the fee that a tier of a ladder retains from a ticket, fen. The tier's fee is for one adult; other passengers
 * pay its percentage of their own price, in whole yuan. Never more than the price.
 */
export function tierFee(
  tier: LadderTier,
  { passengerTypeID, salePrice }: { passengerTypeID: PassengerTypeID; salePrice: number },
): number {
  const fee =
    passengerTypeID === PASSENGER_TYPE.adult ? tier.fee : roundToYuan((salePrice * tier.percent) / 100);
  return Math.min(fee, salePrice);
}
