import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { confirmationOf, type Confirmation } from '../../../src/domain/agency/dual-control';

describe('confirmation by two operators', () => {
  const CASES: [amount: number, firstOperatorNo: string | null, expected: Confirmation][] = [
    [100, null, 'done'],
    [101, null, 'first'],
    [101, 'OP1', 'own'],
    [101, 'OP2', 'done'],
    // the limit was raised after the first confirmation
    [100, 'OP1', 'own'],
    [100, 'OP2', 'done'],
  ];
  it('is needed above the limit, by another one than the first', () => {
    for (const [amount, firstOperatorNo, expected] of CASES) {
      const item = { amount, limit: 100, neededTwo: false, firstOperatorNo, operatorNo: 'OP1' };
      assert.equal(confirmationOf(item), expected, JSON.stringify(item));
    }
    const withdrawn = { amount: 100, limit: 100, neededTwo: true, firstOperatorNo: null, operatorNo: 'OP1' };
    assert.equal(confirmationOf(withdrawn), 'first');
  });
});
