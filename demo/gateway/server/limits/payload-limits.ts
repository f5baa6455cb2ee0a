import { fieldsInvalid } from '../http/fault';

const MAX_DEPTH = 32;
const MAX_LIST_LENGTH = 2_000;
const MAX_NUMBER = 2 ** 31 - 1;
/** Larger numbers of the contract by the names of their fields: moments in ms since 1970, and money in fen. */
const LARGER: readonly [name: RegExp, most: number][] = [
  [/timestamp$/i, 8.64e15],
  [/(amount|limit|balance)$/i, 1e14],
];
const DATE = /^(\d{4})-\d{2}-\d{2}$/;
const YEARS = [1900, 2199] as const;
/** Half of a surrogate pair. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * Refuses lists and nestings of a size that only an attacker sends, before other code walks through them. Throws
 * fieldsInvalid with the path.
 */
export function assertPayloadLimits(input: unknown): void {
  assertNowhere(input, (value, _path, depth) => {
    const isLong = Array.isArray(value) && value.length > MAX_LIST_LENGTH;
    return isLong || (depth > MAX_DEPTH && typeof value === 'object');
  });
}

/**
 * Refuses values that schemas accept and no table can store: texts with NUL or half a surrogate pair, numbers beyond a
 * column's range or with fractions (money is fen), dates out of any calendar in use. Throws fieldsInvalid with the
 * path.
 */
export function assertStorable(input: unknown): void {
  assertNowhere(input, (value, path) => {
    if (typeof value === 'string') return !isText(value) || !isInCalendar(value);
    if (value instanceof File) return !isText(value.name);
    if (typeof value !== 'number') return false;
    const [, most] = LARGER.find(([name]) => name.test(path)) ?? [undefined, MAX_NUMBER];
    return !Number.isInteger(value) || Math.abs(value) > most;
  });
}

type ValueRule = (value: unknown, path: string, depth: number) => boolean;

function assertNowhere(input: unknown, isWrong: ValueRule): void {
  const waiting: [value: unknown, path: string, depth: number][] = [[input, '', 0]];
  // iterative, because deep nesting would overflow the stack
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, path, depth] = next;
    if (isWrong(value, path, depth)) throw fieldsInvalid({ [path]: '格式不正确' });
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isText(name)) throw fieldsInvalid({ [path]: '格式不正确' });
      waiting.push([inner, path === '' ? name : `${path}.${name}`, depth + 1]);
    }
  }
}

const isText = (text: string): boolean => !text.includes('\0') && !LONE_SURROGATE.test(text);

function isInCalendar(text: string): boolean {
  const year = Number(DATE.exec(text)?.[1] ?? YEARS[0]);
  return year >= YEARS[0] && year <= YEARS[1];
}
