export const MONTHS = 12;

/**
 * Distributes a year's fen over its months: the same for each, and the remainder in the last, so that they add up to
 * the year exactly. Throws RangeError for anything but integer fen of 0 or more.
 */
export function evenMonths(year: number): number[] {
  if (!Number.isSafeInteger(year) || year < 0) throw new RangeError(`Not integer fen: ${year}`);
  const month = Math.floor(year / MONTHS);
  const others = Array.from({ length: MONTHS - 1 }, () => month);
  return [...others, year - month * others.length];
}

/** Returns the fen of a year from its months; undefined while one of them is missing. */
export function yearOf(months: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const month of months) {
    if (month === undefined) return undefined;
    sum += month;
  }
  return sum;
}
