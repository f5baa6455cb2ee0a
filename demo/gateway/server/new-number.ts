import { randomInt } from 'node:crypto';
import { shanghaiDate } from '../../../src/domain/shanghai-time';

/**
 * Returns a number of letters for its kind, the day, and twelve random digits, because knowing the number may give
 * access to its item.
 */
export function newNumber(letters: string, now: Date): string {
  const day = shanghaiDate(now).slice(2).replaceAll('-', '');
  const random = [randomInt(1e6), randomInt(1e6)].map((n) => String(n).padStart(6, '0')).join('');
  return `${letters}${day}${random}`;
}
