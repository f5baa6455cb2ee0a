import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { spreadRefund } from '../../../src/domain/refund/spread-refund';

describe('an amount spread over tickets', () => {
  const cases: [prices: number[], amount: number, spread: number[]][] = [
    [[], 0, []],
    [[1000], 0, [0]],
    [[1000], 1000, [1000]],
    [[1000, 1000, 1000], 1000, [333, 334, 333]],
    [[0, 500], 499, [0, 499]],
    [[1, 999], 1, [0, 1]],
  ];
  it('follows their prices', () => {
    for (const [prices, amount, spread] of cases) assert.deepEqual(spreadRefund(prices, amount), spread);
  });

  it('is exact and gives no ticket more than its price', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        const amount = Math.floor(all.reduce((sum, one) => sum + one, 0) * part);
        const spread = spreadRefund(all, amount);
        assert.equal(
          spread.reduce((sum, one) => sum + one, 0),
          amount,
        );
        for (const [i, one] of spread.entries()) assert.ok(one >= 0 && one <= (all[i] ?? 0));
      }),
    );
  });

  it('refuses more than the prices', () => {
    assert.throws(() => spreadRefund([100], 101), RangeError);
  });
});
