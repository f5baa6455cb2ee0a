/** Fares are published in steps of 10 CNY. */
const STEP = 1000;

/** Rounds an amount in fen to 10 CNY, half up. */
export function roundFare(fen: number): number {
  return Math.floor((fen + STEP / 2) / STEP) * STEP;
}

/** Child fare in fen: half of the full Y fare (fen), rounded to 10 CNY. */
export function childFare(fullFare: number): number {
  return roundFare(fullFare / 2);
}

/** Infant fare in fen: a tenth of the full Y fare (fen), rounded to 10 CNY. */
export function infantFare(fullFare: number): number {
  return roundFare(fullFare / 10);
}

/**
 * Price as integer percent of the full fare of its class group, half up: 85 is 8.5 折, above 100 is dearer
 * than full. Throws RangeError if there is no full fare to compare with.
 */
export function discountOf(price: number, fullFare: number): number {
  if (!(fullFare > 0)) throw new RangeError(`Not a full fare: ${fullFare}`);
  return Math.round((price * 100) / fullFare);
}
