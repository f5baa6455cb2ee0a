import { PASSENGER_TYPE } from './passenger-type';
import type { PassengerTypeID } from '../../contract/flight-booking/passenger';
import { daysBetween, isCalendarDate } from '../shanghai-time';

const MIN_DAYS_TO_FLY = 14;
const CHILD_FROM = 2;
const ADULT_FROM = 12;

/**
 * Returns the age in whole years on a date; both YYYY-MM-DD. The birthday itself counts; a 29 February counts on 1
 * March in other years. Negative before birth. NaN if either is not a date that exists, so that every comparison with
 * it fails: a passenger of unknown age meets no age limit.
 */
export function ageOn(birthDay: string, date: string): number {
  if (!isCalendarDate(birthDay) || !isCalendarDate(date)) return Number.NaN;
  const years = Number(date.slice(0, 4)) - Number(birthDay.slice(0, 4));
  const hadBirthday = date.slice(5) >= birthDay.slice(5);
  return hadBirthday ? years : years - 1;
}

/**
 * Returns the passenger type for the age on the flight date: infant from 14 days, child from 2 years, adult from 12.
 * undefined for younger and unborn passengers and for invalid birthdays: they cannot fly. Charges depend on the type of
 * the ticket, not on this.
 */
export function passengerTypeOn(birthDay: string, date: string): PassengerTypeID | undefined {
  const age = ageOn(birthDay, date);
  if (Number.isNaN(age) || daysBetween(birthDay, date) < MIN_DAYS_TO_FLY) return undefined;
  if (age >= ADULT_FROM) return PASSENGER_TYPE.adult;
  return age >= CHILD_FROM ? PASSENGER_TYPE.child : PASSENGER_TYPE.infant;
}
