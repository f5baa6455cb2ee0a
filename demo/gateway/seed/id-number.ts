import type { Random } from './random';

/** Districts by their administrative code. */
const DISTRICTS = [
  '110105',
  '120101',
  '130102',
  '210102',
  '230103',
  '310104',
  '320102',
  '330106',
  '340104',
  '350203',
  '370202',
  '410105',
  '420106',
  '430104',
  '440106',
  '440305',
  '500103',
  '510107',
  '530102',
  '610113',
] as const;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

/** A resident identity number that is formally right (GB 11643) for this birthday and sex. */
export function makeIdNumber(random: Random, birthDay: string, sexTem: 0 | 1): string {
  const sequence = String(random.int(499) * 2 + (sexTem === 0 ? 1 : 2)).padStart(3, '0');
  const digits = random.pick(DISTRICTS) + birthDay.replaceAll('-', '') + sequence;
  const sum = WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
  return digits + CHECK_DIGITS.charAt(sum % 11);
}
