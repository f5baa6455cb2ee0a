import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { carriedOf, sumsOfBills, type BillSum } from '../../../src/domain/settlement/bill-sums';

const bill = (kinds: BillSum['kinds'], of: Partial<BillSum> = {}): BillSum => {
  const totalAmount = kinds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    kinds,
    totalAmount,
    carriedAmount: carriedOf(kinds),
    payableAmount: totalAmount,
    paidAmount: 0,
    outstandingAmount: Math.max(0, totalAmount),
    lateFee: 0,
    ...of,
  };
};

describe('the totals of several bills', () => {
  it('contain a disputed line that is on two bills once', () => {
    const first = bill([{ kind: 'fare', amount: 100_000 }], {
      payableAmount: 70_000,
      outstandingAmount: 70_000,
    });
    const next = bill([
      { kind: 'fare', amount: 50_000 },
      { kind: 'dispute', amount: 30_000 },
    ]);
    const { totalAmount, carriedAmount, payableAmount } = sumsOfBills([first, next]);
    assert.deepEqual([totalAmount, carriedAmount, payableAmount], [150_000, 30_000, 150_000]);
  });

  it('contain amounts accepted since, which are on one bill alone', () => {
    const next = bill([
      { kind: 'dispute', amount: 30_000 },
      { kind: 'correction', amount: -30_000 },
    ]);
    assert.equal(sumsOfBills([next]).totalAmount, -30_000);
  });

  it('contain a negative bill once, in the sum owed too', () => {
    const below = bill([{ kind: 'refund', amount: -20_000 }]);
    const next = bill([
      { kind: 'fare', amount: 50_000 },
      { kind: 'balance', amount: -20_000 },
    ]);
    const { totalAmount, payableAmount, outstandingAmount } = sumsOfBills([below, next]);
    assert.deepEqual([totalAmount, payableAmount, outstandingAmount], [30_000, 30_000, 30_000]);
  });

  it('contain the unpaid late fees', () => {
    const late = bill([{ kind: 'fare', amount: 100_000 }], { lateFee: 900, outstandingAmount: 100_900 });
    const nearlyPaid = bill([], { lateFee: 900, outstandingAmount: 400 });
    const settled = bill([], { lateFee: 900, outstandingAmount: 0 });
    assert.equal(sumsOfBills([late, nearlyPaid, settled]).outstandingLateFee, 1300);
  });
});
