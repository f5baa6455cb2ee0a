import type { PriceUnit } from '../../contract/flight-booking/booking';
import { parsePlimit } from '../booking-limits/plimit';

/** ID value of a restriction that nearly all travellers meet. */
const ID_CARD = 1;

/**
 * True when a restriction string (specification 5.1) limits buyers by age, sex, number, or a document other than the ID
 * card. Such a price must not represent its flight or its day. Unreadable entries limit no one.
 */
export function isRestricted(plimit: string): boolean {
  if (plimit === '') return false;
  return parsePlimit(plimit).limits.some((limit) => limit.code !== 3 || !limit.idTypes.includes(ID_CARD));
}

/**
 * True when anyone may buy this price at any time. Only such a price represents its flight or its day for unknown
 * users.
 */
export const isOpenSale = ({ plimit, canBookTime }: Pick<PriceUnit, 'plimit' | 'canBookTime'>): boolean =>
  canBookTime === undefined && !isRestricted(plimit);
