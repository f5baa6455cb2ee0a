/** Digits before and behind the point of a number that is not negative. */
export interface Decimal {
  whole: string;
  part: string;
}

/** Maximum number of digits that Excel stores and shows. */
const DIGITS = 15;

/** Returns the digits that Excel stores of a number, with its point moved to the right by `moved` places. */
export function decimalOf(value: number, moved = 0): Decimal {
  const [mantissa = '0', exponent = '0'] = Math.abs(value)
    .toExponential(DIGITS - 1)
    .split('e');
  const digits = mantissa.replace('.', '');
  const point = 1 + Number(exponent) + moved;
  if (point <= 0) return { whole: '', part: `${'0'.repeat(-point)}${digits}`.replace(/0+$/, '') };
  const padded = digits.padEnd(point, '0');
  return { whole: padded.slice(0, point).replace(/^0+/, ''), part: padded.slice(point).replace(/0+$/, '') };
}

/** Rounds to so many places, half up, without zeros at either end. */
export function rounded({ whole, part }: Decimal, places: number): Decimal {
  if (part.length <= places) return { whole, part };
  const kept = whole + part.slice(0, places);
  const isUp = part.charAt(places) >= '5';
  const digits = isUp ? (BigInt(kept === '' ? '0' : kept) + 1n).toString().padStart(kept.length, '0') : kept;
  return {
    whole: digits.slice(0, digits.length - places).replace(/^0+/, ''),
    part: digits.slice(digits.length - places).replace(/0+$/, ''),
  };
}

/**
 * Formats a number without a format, as Excel shows it in a wide enough column. Of a longer number Excel has stored
 * only the first digits.
 */
export function generalText(value: number): string {
  if (Math.abs(value) > 999_999_999_999_999) return value.toExponential();
  return String(Number(value.toPrecision(DIGITS)));
}
