/**
 * Spreads an amount in fen over tickets in proportion to their prices. The sum is exact, and no ticket gets more than
 * its price. The amount must not exceed the sum of the prices.
 */
export function spreadRefund(prices: readonly number[], amount: number): number[] {
  let [priceLeft, left] = [prices.reduce((sum, price) => sum + price, 0), amount];
  if (amount < 0 || amount > priceLeft) throw new RangeError(`${amount} exceeds the prices`);
  return prices.map((price) => {
    // each takes its share of the rest, so that the last takes exactly the remainder
    const share = priceLeft === 0 ? 0 : Math.round((left * price) / priceLeft);
    priceLeft -= price;
    left -= share;
    return share;
  });
}
