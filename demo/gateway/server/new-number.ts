import { randomInt } from 'node:crypto';
import { shanghaiDate } from '../../../src/domain/shanghai-time';

/** Letters that say of what it is, the day, and twelve digits that cannot be guessed: whoever has it may be shown what it is of. */
export function newNumber(letters: string, now: Date): string {
  const day = shanghaiDate(now).slice(2).replaceAll('-', '');
  const random = [randomInt(1e6), randomInt(1e6)].map((n) => String(n).padStart(6, '0')).join('');
  return `${letters}${day}${random}`;
}
