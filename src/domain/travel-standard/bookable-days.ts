import { addDays } from '../shanghai-time';

/** Default of the bookable days without the system parameter: the usual range of airlines. */
export const USUAL_BOOKABLE_DAYS = 365;

/** Parses the parameter JP_LAST_BOOKABLE_DAYS into bookable days ahead. */
export function bookableDaysOf(value: string | null | undefined): number {
  const days = Number(value ?? Number.NaN);
  return Number.isInteger(days) && days > 0 ? days : USUAL_BOOKABLE_DAYS;
}

/** Returns the last bookable day, YYYY-MM-DD. */
export const lastBookableDay = (today: string, days: number = USUAL_BOOKABLE_DAYS): string =>
  addDays(today, days);
