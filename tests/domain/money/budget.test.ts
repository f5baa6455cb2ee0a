import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { remainingBudget, overBudget } from '../../../src/domain/money/budget';

test('a budget is left as far as orders have not spent it, and never less than nothing', () => {
  const table: [budget: number, spent: number, left: number][] = [
    [1_000_000, 0, 1_000_000],
    [1_000_000, 120_000, 880_000],
    [1_000_000, 1_000_000, 0],
    // The price rose between order and payment.
    [1_000_000, 1_000_001, 0],
  ];
  for (const [budget, spent, left] of table) assert.equal(remainingBudget(budget, spent), left);
});

test('an order exceeds a budget by its cost above the remaining amount, to the fen', () => {
  const table: [total: number, left: number, over: number][] = [
    [880_000, 880_000, 0],
    [880_001, 880_000, 1],
    [879_999, 880_000, 0],
    [1, 0, 1],
    [0, 0, 0],
  ];
  for (const [total, left, over] of table) assert.equal(overBudget(total, left), over);
});

test('orders that are within one after the other never spend more than the budget, and one refused would', () => {
  const fen = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(fen, fc.array(fen, { maxLength: 20 }), (budget, totals) => {
      let spent = 0;
      for (const total of totals) {
        const over = overBudget(total, remainingBudget(budget, spent));
        if (over === 0) spent += total;
        else assert.equal(spent + total, budget + over);
        assert.ok(spent <= budget);
      }
    }),
  );
});
