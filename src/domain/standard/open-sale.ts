import type { PriceUnit } from '../../contract/flight-booking/booking';
import { parsePlimit } from '../booking-limits/plimit';

/** ID value of a restriction that nearly everybody meets. */
const ID_CARD = 1;

/**
 * May only some travellers buy at this restriction string (specification 5.1): by age, sex, number, or a document
 * other than the ID card? Such a price must not stand for its flight or its day. Entries that cannot be read
 * restrict nobody.
 */
export function isRestricted(plimit: string): boolean {
  if (plimit === '') return false;
  return parsePlimit(plimit).limits.some((limit) => limit.code !== 3 || !limit.idTypes.includes(ID_CARD));
}

/** May anyone buy this price at any time? Only such a price stands for its flight or its day to whoever is not known. */
export const isOpenSale = ({ plimit, canBookTime }: Pick<PriceUnit, 'plimit' | 'canBookTime'>): boolean =>
  canBookTime === undefined && !isRestricted(plimit);
