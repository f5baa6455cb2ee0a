import assert from 'node:assert/strict';
import { array, assert as check, float, integer, property } from 'fast-check';
import { describe, it } from 'vitest';
import { percentShares, roundedTogether } from '../../src/domain/largest-remainder';

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

describe('rounding together', () => {
  it('gives missing units to the largest remainders', () => {
    assert.deepEqual(roundedTogether([0.5, 0.5]), [1, 0]);
    assert.deepEqual(roundedTogether([1.4, 2.4, 3.2]), [2, 2, 3]);
    assert.deepEqual(roundedTogether([-1.5, 2.5]), [-1, 2]);
    assert.deepEqual(roundedTogether([]), []);
  });

  it('adds up to the rounded sum, and moves nothing by one or more', () => {
    const values = array(float({ min: -1e6, max: 1e6, noNaN: true }), { maxLength: 40 });
    check(
      property(values, (some) => {
        const rounded = roundedTogether(some);
        assert.equal(sum(rounded), Math.round(sum(some)) + 0);
        for (const [at, value] of rounded.entries()) assert.ok(Math.abs(value - (some[at] ?? 0)) <= 1);
      }),
    );
  });
});

describe('shares of a whole', () => {
  it('add up to 100.0, for any values', () => {
    assert.deepEqual(percentShares([1, 1, 1]), [33.4, 33.3, 33.3]);
    check(
      property(array(integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 30 }), (values) => {
        const shares = percentShares(values);
        if (sum(values) > 0) assert.equal(Math.round(10 * sum(shares)), 1000);
        else assert.ok(shares.every((share) => share === null));
      }),
    );
  });

  it('are none of negative or unknown values', () => {
    assert.deepEqual(percentShares([30, 10, null, -20]), [75, 25, null, null]);
    assert.deepEqual(percentShares([-78_720]), [null]);
    assert.deepEqual(percentShares([0, null]), [null, null]);
  });
});
