import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { budgetState } from '../../../src/domain/cost-center/budget-state';

describe('the state of a budget', () => {
  it('is nothing where there is none', () => {
    assert.equal(budgetState({ amount: null, used: 5, held: 5 }), undefined);
  });

  it('has the remaining amount, and the excess', () => {
    const within = budgetState({ amount: 1000, used: 500, held: 250 });
    assert.deepEqual(
      [within?.left, within?.over, within?.usedPart, within?.heldPart, within?.budgetPart],
      [250, 0, 0.5, 0.25, 1],
    );
    const over = budgetState({ amount: 1000, used: 1500, held: 500 });
    assert.deepEqual(
      [over?.left, over?.over, over?.usedPart, over?.heldPart, over?.budgetPart],
      [0, 1000, 0.75, 0.25, 0.5],
    );
    // A budget of 0 counts as a budget.
    assert.deepEqual(budgetState({ amount: 0, used: 1, held: 0 })?.over, 1);
    assert.deepEqual(budgetState({ amount: 0, used: 0, held: 0 })?.over, 0);
    // Refunds exceed the amount spent.
    assert.deepEqual(budgetState({ amount: 1000, used: -200, held: 0 })?.left, 1200);
  });

  it('adds up, for any amounts', () => {
    const fen = fc.integer({ min: -1_000_000, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(fc.nat(1_000_000_000_000), fen, fen, (amount, used, held) => {
        const state = budgetState({ amount, used, held });
        assert.ok(state);
        assert.equal(state.left - state.over, amount - (used + held));
        assert.ok(state.left === 0 || state.over === 0);
        for (const part of [state.usedPart, state.heldPart, state.budgetPart])
          assert.ok(part >= 0 && part <= 1, `${part}`);
        assert.ok(state.usedPart + state.heldPart <= 1.000_001);
      }),
    );
  });
});
