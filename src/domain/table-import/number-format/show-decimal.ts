import { decimalOf, generalText, rounded, type Decimal } from './decimal';
import type { FormatPart } from './sections';

/** Formats the digits of a number in the places of a section; undefined for a section that makes a fraction. */
export function showDecimal(value: number, parts: readonly FormatPart[]): string | undefined {
  if (parts.some(({ is }) => is === 'fraction')) return undefined;
  if (parts.some(({ is }) => is === 'general' || is === 'content')) {
    return parts.map((part) => textOf(part) ?? generalText(Math.abs(value))).join('');
  }
  const exponentAt = parts.findIndex(({ is }) => is === 'exponent');
  return exponentAt < 0 ? showFixed(value, parts) : showExponent(value, parts, exponentAt);
}

const textOf = (part: FormatPart): string | undefined =>
  part.is === 'text' ? part.text : part.is === 'percent' ? '%' : undefined;

const isDigit = ({ is }: FormatPart): boolean => is === 'digit';

function showFixed(value: number, parts: readonly FormatPart[]): string {
  const percents = parts.filter(({ is }) => is === 'percent').length;
  return placed(decimalOf(value, percents * 2 - thousandsOf(parts) * 3), parts);
}

/** Counts the commas after the last digit, or after the last one before the point: each divides by a thousand. */
function thousandsOf(parts: readonly FormatPart[]): number {
  const whole = wholeOf(parts);
  return [whole, parts.slice(whole.length)].reduce(
    (count, some) => count + (some.some(isDigit) ? commasBehind(some) : 0),
    0,
  );
}

const commasBehind = (parts: readonly FormatPart[]): number =>
  parts.slice(parts.findLastIndex(isDigit) + 1).filter(({ is }) => is === 'comma').length;

const pointIn = (parts: readonly FormatPart[]): number => {
  const at = parts.findIndex(({ is }) => is === 'point');
  return at < 0 ? parts.length : at;
};
const wholeOf = (parts: readonly FormatPart[]) => parts.slice(0, pointIn(parts));

function placed(decimal: Decimal, parts: readonly FormatPart[]): string {
  const behind = parts.slice(pointIn(parts));
  const { whole, part } = rounded(decimal, behind.filter(isDigit).length);
  return placedWhole(whole, wholeOf(parts)) + placedPart(part, behind);
}

/** Fills the places from the last to the first, which takes all remaining digits. */
function placedWhole(digits: string, parts: readonly FormatPart[]): string {
  const first = parts.findIndex(isDigit);
  const last = parts.findLastIndex(isDigit);
  const isGrouped = parts.slice(Math.max(first, 0), last + 1).some(({ is }) => is === 'comma');
  let left = digits;
  let count = 0;
  let shown = '';
  const put = (digit: string) => {
    shown = digit + (isGrouped && count > 0 && count % 3 === 0 && digit.trim() !== '' ? ',' : '') + shown;
    count += 1;
  };
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at];
    if (part === undefined) continue;
    if (part.is !== 'digit') {
      shown = (textOf(part) ?? '') + shown;
      continue;
    }
    const padding = part.sign === '0' ? '0' : part.sign === '?' ? ' ' : '';
    const own = at === first ? left : left.slice(-1);
    left = left.slice(0, left.length - own.length);
    for (const digit of (own === '' ? padding : own).split('').toReversed()) put(digit);
  }
  return shown;
}

function placedPart(digits: string, parts: readonly FormatPart[]): string {
  let at = 0;
  return parts
    .map((part) => {
      if (part.is === 'point') return '.';
      if (part.is !== 'digit') return textOf(part) ?? '';
      const digit = digits.charAt(at);
      at += 1;
      if (digit !== '') return digit;
      return part.sign === '0' ? '0' : part.sign === '?' ? ' ' : '';
    })
    .join('');
}

function showExponent(value: number, parts: readonly FormatPart[], at: number): string {
  const exponentPart = parts[at];
  const before = parts.slice(0, at);
  const step = Math.max(1, wholeOf(before).filter(isDigit).length);
  const places = before.slice(pointIn(before)).filter(isDigit).length;
  const exponentOf = (number: number) =>
    number === 0 ? 0 : Math.floor(Number(number.toExponential().split('e')[1]) / step) * step;
  let exponent = exponentOf(value);
  // Rounding may add a digit.
  if (rounded(decimalOf(value, -exponent), places).whole.length > step) exponent += step;
  const sign = exponent < 0 ? '-' : exponentPart?.is === 'exponent' && exponentPart.plus ? '+' : '';
  const digits = placedWhole(String(Math.abs(exponent)), parts.slice(at + 1));
  return `${placed(decimalOf(value, -exponent), before)}E${sign}${digits}`;
}
