/**
 * Distributes fen over parts in proportion to their weights, exactly: the parts add up to the amount. Each part is the
 * rounded-down share of the cumulative weights less the preceding parts: the last takes the rest, and an amount equal
 * to the sum of the weights gives each its own weight. For an amount below 0 the same with the opposite sign. Throws
 * RangeError for weights below 0, and where they are all 0 but the amount is not.
 */
export function distribute(amount: number, weights: readonly number[]): number[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError(`Not weights: ${weights.join(', ')}`);
  }
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) {
    if (amount !== 0) throw new RangeError(`Nothing to distribute ${amount} by`);
    return weights.map(() => 0);
  }
  const sign = amount < 0 ? -1 : 1;
  let upTo = 0n;
  let given = 0n;
  return weights.map((weight) => {
    upTo += BigInt(weight);
    const due = (BigInt(Math.abs(amount)) * upTo) / whole;
    const part = Number(due - given);
    given = due;
    return part === 0 ? 0 : sign * part;
  });
}
