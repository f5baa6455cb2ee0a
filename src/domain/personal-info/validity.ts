import { daysBetween } from '../shanghai-time';

/**
 * Days before the end of a document in which a warning is shown, because many countries refuse passports that end
 * within half a year.
 */
const SOON_DAYS = 180;

/** `none`: no last day is known. */
export type Validity = 'good' | 'soon' | 'over' | 'none';

/**
 * Returns the validity of a document on a day; both YYYY-MM-DD, `validUntil` '' where it has no last day. The last day
 * itself is valid.
 */
export function validityOf(validUntil: string, today: string): Validity {
  if (validUntil === '') return 'none';
  if (validUntil < today) return 'over';
  return daysBetween(today, validUntil) <= SOON_DAYS ? 'soon' : 'good';
}
