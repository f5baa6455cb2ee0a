import type { Passenger } from '../../contract/flight-booking/passenger';
import { passengerTypeOn } from './age';
import { PASSENGER_TYPE } from './passenger-type';
import { passengerTexts, type PassengerTexts } from './texts/texts';

/**
 * Are the children and infants of a party accompanied on `flightDate` (YYYY-MM-DD)? They need an adult, and each
 * infant one of its own. Who is an adult goes by age, for a child on an adult ticket accompanies nobody; by ticket
 * type where the birthday is not usable. A sentence; undefined: nothing to mend.
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
