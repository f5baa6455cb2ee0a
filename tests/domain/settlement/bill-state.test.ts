import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { isHeldLine, billBalanceOn, type BillMoney } from '../../../src/domain/settlement/bill-state';
import { claimOf, decisionOf, isDisputable } from '../../../src/domain/settlement/claim';

const bill = (change: Partial<BillMoney>): BillMoney => ({
  keptState: 'confirmed',
  totalAmount: 1_100_000,
  heldAmount: 100_000,
  dueDate: '2026-03-31',
  lateRate: 500,
  payments: [],
  settledFee: null,
  settledDay: '',
  ...change,
});

describe('a bill', () => {
  it('is owed without disputed amounts, and not late until its due date has passed', () => {
    assert.deepEqual(billBalanceOn('2026-03-31', bill({})), {
      billState: 'confirmed',
      payableAmount: 1_000_000,
      paidAmount: 0,
      outstandingAmount: 1_000_000,
      lateDays: 0,
      lateFee: 0,
    });
  });

  it('is late a day after it, confirmed or not, with the fee on top', () => {
    for (const keptState of ['toConfirm', 'confirmed'] as const) {
      const standing = billBalanceOn('2026-04-02', bill({ keptState }));
      assert.deepEqual(
        [standing.billState, standing.lateDays, standing.lateFee, standing.outstandingAmount],
        ['overdue', 2, 1000, 1_001_000],
      );
    }
  });

  it('stays late where only the fee is left to be paid', () => {
    const payments = [{ day: '2026-04-02', amount: 1_000_000 }];
    const standing = billBalanceOn('2026-05-02', bill({ payments }));
    assert.deepEqual(
      [standing.billState, standing.lateFee, standing.outstandingAmount],
      ['overdue', 1000, 1000],
    );
  });

  it('is never late while it is made, settled, or where nothing is owed', () => {
    const settled = bill({ keptState: 'settled', settledFee: 1000, settledDay: '2026-04-02' });
    assert.equal(billBalanceOn('2026-06-01', settled).billState, 'settled');
    assert.deepEqual(
      [billBalanceOn('2026-06-01', settled).lateDays, billBalanceOn('2026-06-01', settled).outstandingAmount],
      [2, 0],
    );
    assert.equal(
      billBalanceOn('2026-06-01', bill({ keptState: 'generating', totalAmount: 0 })).billState,
      'generating',
    );
    const below = billBalanceOn('2026-06-01', bill({ totalAmount: -500, heldAmount: 0 }));
    assert.deepEqual([below.billState, below.outstandingAmount], ['confirmed', 0]);
  });
});

describe('the amounts excluded from the sum owed', () => {
  const line = (change: Partial<Parameters<typeof isHeldLine>[0]>) =>
    isHeldLine({ amount: 500, lineDispute: 'open', isCorrected: false, ...change });
  it('are the charged and disputed ones, and the accepted ones until they are deducted', () => {
    assert.equal(line({}), true);
    assert.equal(line({ lineDispute: 'accepted' }), true);
    assert.equal(line({ lineDispute: 'accepted', isCorrected: true }), false);
    assert.equal(line({ lineDispute: 'refused' }), false);
    assert.equal(line({ lineDispute: 'none' }), false);
    assert.equal(line({ amount: -500 }), false);
  });
});

describe('claims', () => {
  it('are the whole line where nothing is said, and never more', () => {
    assert.deepEqual(claimOf(500, null, 1000), { fen: 500 });
    assert.deepEqual(claimOf(500, 200, 1000), { fen: 200 });
    assert.deepEqual(claimOf(500, 501, 1000), { wrong: 'tooMuch' });
  });

  it('of refunds must say how much more, up to a limit', () => {
    assert.deepEqual(claimOf(-500, null, 1000), { wrong: 'missing' });
    assert.deepEqual(claimOf(-500, 700, 1000), { fen: 700 });
    assert.deepEqual(claimOf(-500, 1001, 1000), { wrong: 'tooMuch' });
  });

  it('are decided as a whole, in part, or not at all', () => {
    const lines = (...accepted: number[]) =>
      accepted.map((acceptedAmount) => ({ claimAmount: 100, acceptedAmount }));
    assert.equal(decisionOf(lines(100, 100)), 'accepted');
    assert.equal(decisionOf(lines(100, 0)), 'partlyAccepted');
    assert.equal(decisionOf(lines(1, 0)), 'partlyAccepted');
    assert.equal(decisionOf(lines(0, 0)), 'refused');
    assert.throws(() => decisionOf(lines(101)), RangeError);
  });

  it('are of facts alone', () => {
    assert.ok(isDisputable('fare') && isDisputable('refund'));
    assert.ok(!isDisputable('dispute') && !isDisputable('correction') && !isDisputable('balance'));
  });
});
