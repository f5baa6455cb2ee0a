import { daysBetween } from '../shanghai-time';

/** Many countries let nobody in on a passport that ends within half a year. */
const SOON_DAYS = 180;

/** `none`: no last day is known. */
export type Validity = 'good' | 'soon' | 'over' | 'none';

/** How a document stands on a day; both YYYY-MM-DD, `validUntil` '' where it has no last day. The last day itself is good. */
export function validityOf(validUntil: string, today: string): Validity {
  if (validUntil === '') return 'none';
  if (validUntil < today) return 'over';
  return daysBetween(today, validUntil) <= SOON_DAYS ? 'soon' : 'good';
}
