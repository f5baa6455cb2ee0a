/**
 * Rounds values to whole numbers that add up to their rounded sum: each is rounded down, and the missing units go to
 * the largest remainders; of equals to the first.
 */
export function roundedTogether(values: readonly number[]): number[] {
  const whole = Math.round(values.reduce((sum, value) => sum + value, 0));
  const rounded = values.map(Math.floor);
  const missing = whole - rounded.reduce((sum, value) => sum + value, 0);
  const raised = new Set(
    values
      .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
      .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return rounded.map((value, at) => (raised.has(at) ? value + 1 : value));
}

/**
 * Returns the percentage of each value in the whole, to a tenth, so that they add up to 100.0. null for unknown values
 * and those below 0, and for all values where the whole is not above 0.
 */
export function percentShares(values: readonly (number | null)[]): (number | null)[] {
  const isPart = (value: number | null): value is number => value !== null && value >= 0;
  const parts = values.filter(isPart);
  const whole = parts.reduce((sum, value) => sum + value, 0);
  if (whole <= 0) return values.map(() => null);
  const tenths = roundedTogether(parts.map((value) => (1000 * value) / whole));
  let next = 0;
  return values.map((value) => {
    if (!isPart(value)) return null;
    const share = (tenths[next] ?? 0) / 10;
    next += 1;
    return share;
  });
}
