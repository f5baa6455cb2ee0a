import assert from 'node:assert/strict';
import { assert as check, boolean, integer, option, property, record } from 'fast-check';
import { it } from 'vitest';
import { shortfallsOf } from '../../../src/domain/cost-center/budget-control';

const fen = integer({ min: 0, max: 10_000_000 });
const use = record({
  amount: option(fen, { nil: null }),
  used: integer({ min: -50_000, max: 9_000_000 }),
  held: fen,
});

it('names the budgets that would be exceeded, and their remaining amounts', () => {
  const none = { amount: null, used: 5, held: 5 };
  const month = { amount: 100, used: 60, held: 30 };
  assert.deepEqual(shortfallsOf({ monthBudget: month, yearBudget: none }, 10), []);
  assert.deepEqual(shortfallsOf({ monthBudget: month, yearBudget: none }, 11), [
    { period: 'month', amount: 100, left: 10 },
  ]);
  const year = { amount: 1000, used: 1100, held: 0 };
  assert.deepEqual(shortfallsOf({ monthBudget: none, yearBudget: year }, 1), [
    { period: 'year', amount: 1000, left: -100 },
  ]);
});

it('exceeds no budget at no cost, and none that covers the amount', () =>
  check(
    property(use, use, fen, boolean(), (monthBudget, yearBudget, needed, isFree) => {
      const cost = isFree ? 0 : needed;
      const broken = shortfallsOf({ monthBudget, yearBudget }, cost).map(({ period }) => period);
      for (const [period, { amount, used, held }] of [
        ['month', monthBudget],
        ['year', yearBudget],
      ] as const) {
        const isBroken = cost > 0 && amount !== null && used + held + cost > amount;
        assert.equal(broken.includes(period), isBroken);
      }
    }),
  ));
