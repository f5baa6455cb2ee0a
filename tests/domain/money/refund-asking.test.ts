import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { heldSince, isBeingAsked, nextRefundRequest } from '../../../src/domain/money/refund-asking';

const BEGUN = new Date('2026-11-30T04:00:00Z');
const after = (minutes: number) => new Date(BEGUN.getTime() + minutes * 60_000);

describe('the next request to the cashier for a refund', () => {
  for (const [age, next] of [
    [-5, -4],
    [0, 1],
    [1, 2],
    [3, 6],
    [59, 118],
    [60, 120],
    [10_000, 10_060],
    [1_000_000, 1_000_060],
  ] as const) {
    it(`at an age of ${age} minutes is at ${next}`, () =>
      assert.deepEqual(nextRefundRequest(BEGUN, after(age)), after(next)));
  }
});

describe('a refund that is open for a day', () => {
  it('is held for operators', () => assert.deepEqual(heldSince(after(1440)), BEGUN));

  for (const [ago, isAsked] of [
    [0, true],
    [0.4, true],
    [0.5, false],
    [60, false],
  ] as const) {
    it(`${isAsked ? 'may' : 'cannot'} be answered ${ago} minutes after a request`, () =>
      assert.equal(isBeingAsked(nextRefundRequest(BEGUN, after(1440)), after(1440 + ago)), isAsked));
  }
});
