import type { Passenger } from '../../contract/flight-booking/passenger';
import { passengerTypeOn } from './age';
import { PASSENGER_TYPE } from './passenger-type';

/**
 * Are the children and infants of a party accompanied on `flightDate` (YYYY-MM-DD)? They need an adult, and each
 * infant one of its own. Who is an adult goes by age, for a child on an adult ticket accompanies nobody; by ticket
 * type where the birthday is not usable. A Chinese sentence; undefined: nothing to mend.
 */
export function accompanimentProblem(
  passengers: readonly Pick<Passenger, 'birthDay' | 'passengerTypeID'>[],
  flightDate: string,
): string | undefined {
  const types = passengers.map((p) => passengerTypeOn(p.birthDay, flightDate) ?? p.passengerTypeID);
  const adults = types.filter((type) => type === PASSENGER_TYPE.adult).length;
  const infants = types.filter((type) => type === PASSENGER_TYPE.infant).length;
  if (adults === 0) return '儿童和婴儿须由成人陪同乘机，请添加成人乘机人';
  return infants > adults ? '每位成人最多携带1名婴儿，请添加成人乘机人或减少婴儿' : undefined;
}
