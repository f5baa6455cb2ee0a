import type { Passenger } from '../../contract/flight-booking/passenger';
import { passengerTypeOn } from './age';
import { PASSENGER_TYPE } from './passenger-type';
import { passengerTexts, type PassengerTexts } from './texts/texts';

/**
 * Returns a sentence if the children and infants of a party are not accompanied on `flightDate` (YYYY-MM-DD), or
 * undefined. They need an adult, and each infant one of its own. Adults are determined by age, because a child on an
 * adult ticket accompanies no one; by ticket type where the birthday is not usable.
 */
export function accompanimentProblem(
  passengers: readonly Pick<Passenger, 'birthDay' | 'passengerTypeID'>[],
  flightDate: string,
  t: PassengerTexts = passengerTexts.chinese,
): string | undefined {
  const types = passengers.map((p) => passengerTypeOn(p.birthDay, flightDate) ?? p.passengerTypeID);
  const adults = types.filter((type) => type === PASSENGER_TYPE.adult).length;
  const infants = types.filter((type) => type === PASSENGER_TYPE.infant).length;
  if (adults === 0) return t.alone;
  return infants > adults ? t.infants : undefined;
}
