import assert from 'node:assert/strict';
import { array, assert as check, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, it } from 'vitest';
import { budgetByParts, budgetOfDays } from '../../../src/domain/report/budget';
import { GRANULARITIES, partsOf } from '../../../src/domain/report/period';
import { addDays } from '../../../src/domain/shanghai-time';

const BUDGETS = new Map([
  ['2026-01', 310_000],
  ['2026-02', 100_001],
  ['2026-03', 0],
]);
const days = (beginDate: string, endDate: string) => ({ beginDate, endDate });

describe('a budget', () => {
  for (const [beginDate, endDate, amount] of [
    ['2026-01-01', '2026-01-31', 310_000],
    ['2026-01-01', '2026-03-31', 410_001],
    // Budget in proportion to the days, in whole fen.
    ['2026-01-01', '2026-01-01', 10_000],
    ['2026-01-31', '2026-02-01', 10_000 + 3571],
    ['2026-02-01', '2026-02-14', 50_000],
    ['2026-02-15', '2026-02-28', 50_001],
    ['2026-03-01', '2026-03-31', 0],
    // One of the months has no budget.
    ['2026-03-31', '2026-04-01', undefined],
    ['2025-12-31', '2026-01-01', undefined],
  ] as const)
    it(`of ${beginDate} to ${endDate} is ${amount}`, () => {
      assert.equal(budgetOfDays(BUDGETS, days(beginDate, endDate)), amount);
    });

  it('leaves out parts of time with a month that has none', () => {
    assert.deepEqual(budgetByParts(BUDGETS, days('2025-12-15', '2026-04-10'), 'month'), [
      { key: '2026-01', amount: 310_000 },
      { key: '2026-02', amount: 100_001 },
      { key: '2026-03', amount: 0 },
    ]);
    // The week at the turn of the year has none.
    assert.deepEqual(budgetByParts(BUDGETS, days('2025-12-29', '2026-01-11'), 'week'), [
      { key: '2026-01-05', amount: 70_000 },
    ]);
  });

  it('is divided into parts that add up to it, without losing a fen', () => {
    const PERIOD = tuple(integer({ min: 0, max: 700 }), integer({ min: 0, max: 400 })).map(([from, length]) =>
      days(addDays('2024-01-01', from), addDays('2024-01-01', from + length)),
    );
    const AMOUNTS = array(integer({ min: 0, max: 1_000_000_000_000 }), { minLength: 48, maxLength: 48 });
    check(
      property(PERIOD, AMOUNTS, constantFrom(...GRANULARITIES), (period, amounts, granularity) => {
        const months = partsOf(days('2024-01-01', '2027-12-31'), 'month');
        const budgets = new Map(months.map((month, at) => [month, amounts[at] ?? 0]));
        const parts = budgetByParts(budgets, period, granularity);
        assert.deepEqual(
          parts.map(({ key }) => key),
          partsOf(period, granularity),
        );
        const sum = parts.reduce((whole, { amount }) => whole + amount, 0);
        assert.equal(sum, budgetOfDays(budgets, period));
      }),
      { numRuns: 200 },
    );
  });
});
