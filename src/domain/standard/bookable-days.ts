import { addDays } from '../shanghai-time';

/** Days ahead that can be booked where the system parameter does not say: what most airlines sell. */
export const USUAL_BOOKABLE_DAYS = 365;

/** Days ahead that can be booked, by the text of the parameter JP_LAST_BOOKABLE_DAYS. */
export function bookableDaysOf(value: string | null | undefined): number {
  const days = Number(value ?? Number.NaN);
  return Number.isInteger(days) && days > 0 ? days : USUAL_BOOKABLE_DAYS;
}

/** The last day that can be booked, YYYY-MM-DD. */
export const lastBookableDay = (today: string, days: number = USUAL_BOOKABLE_DAYS): string =>
  addDays(today, days);
