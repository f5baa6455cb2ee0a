import { PASSENGER_TYPE } from './passenger-type';
import type { PassengerTypeID } from '../../contract/flight-booking/passenger';
import { daysBetween, isCalendarDate } from '../shanghai-time';

const MIN_DAYS_TO_FLY = 14;
const CHILD_FROM = 2;
const ADULT_FROM = 12;

/**
 * Age in whole years on a date; both YYYY-MM-DD. The birthday itself counts; a 29 February counts on 1 March
 * in other years. Negative before birth. NaN if either is not a date that exists, so that every comparison
 * with it fails: nobody of unknown age meets an age limit.
 */
export function ageOn(birthDay: string, date: string): number {
  if (!isCalendarDate(birthDay) || !isCalendarDate(date)) return Number.NaN;
  const years = Number(date.slice(0, 4)) - Number(birthDay.slice(0, 4));
  const hadBirthday = date.slice(5) >= birthDay.slice(5);
  return hadBirthday ? years : years - 1;
}

/**
 * Passenger type that an age calls for on the flight date: infant from 14 days, child from 2 years, adult
 * from 12. undefined for the younger, the unborn and whoever's birthday is not a date: they cannot fly.
 * What a passenger is charged goes by the ticket bought, not by this.
 */
export function passengerTypeOn(birthDay: string, date: string): PassengerTypeID | undefined {
  const age = ageOn(birthDay, date);
  if (Number.isNaN(age) || daysBetween(birthDay, date) < MIN_DAYS_TO_FLY) return undefined;
  if (age >= ADULT_FROM) return PASSENGER_TYPE.adult;
  return age >= CHILD_FROM ? PASSENGER_TYPE.child : PASSENGER_TYPE.infant;
}
