import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { MONTH_BUDGET_LIMIT } from '../../../src/contract/cost-center/budgets';
import { evenMonths, MONTHS, yearOf } from '../../../src/domain/cost-center/year-budget';

describe('a year’s budget over its months', () => {
  it('has the rest of the division in the last month', () => {
    assert.deepEqual(evenMonths(10_000), [...Array.from({ length: 11 }, () => 833), 837]);
    assert.deepEqual(evenMonths(11), [...Array.from({ length: 11 }, () => 0), 11]);
    assert.deepEqual(
      evenMonths(0),
      Array.from({ length: 12 }, () => 0),
    );
  });

  it('loses no fen, and gives no month more than the last, which has less than 12 fen more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MONTH_BUDGET_LIMIT * MONTHS }), (year) => {
        const months = evenMonths(year);
        assert.equal(months.length, MONTHS);
        assert.equal(yearOf(months), year);
        const [first = -1] = months;
        const last = months.at(-1) ?? -1;
        assert.ok(months.slice(0, -1).every((month) => month === first && Number.isSafeInteger(month)));
        assert.ok(last >= first && last - first < MONTHS, `${first} and ${last}`);
      }),
    );
  });

  it('is of integer fen alone', () => {
    for (const wrong of [-1, 0.5, Number.NaN, Infinity]) assert.throws(() => evenMonths(wrong), RangeError);
  });

  it('is not known while a month is not', () => {
    assert.equal(yearOf([1, undefined, 2]), undefined);
    assert.equal(yearOf([]), 0);
  });
});
