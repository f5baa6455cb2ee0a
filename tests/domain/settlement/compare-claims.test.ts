import assert from 'node:assert/strict';
import { array, assert as check, integer, property } from 'fast-check';
import { describe, it } from 'vitest';
import type { SettleBillLine } from '../../../src/contract/settlement/bills';
import { canDisputeItem, claimsOfDifference, disputeOf } from '../../../src/domain/settlement/compare-claims';

const line = (lineNo: number, amount: number, canDispute = true) =>
  ({ lineNo, amount, kind: 'fare', canDispute }) as SettleBillLine;
const item = (result: 'differs' | 'onlyBill' | 'same', lineList: SettleBillLine[], recordAmount = 0) => ({
  result,
  lineList,
  billAmount: lineList.reduce((sum, { amount }) => sum + amount, 0),
  recordAmount,
});

describe('the claim for differing lines', () => {
  it('is the difference, of the largest first, and for refunds the rest', () => {
    const lines = [line(1, 100), line(2, 500), line(3, -300)];
    assert.deepEqual([...claimsOfDifference(lines, 200)], [[2, 200]]);
    assert.deepEqual(
      [...claimsOfDifference(lines, 550)],
      [
        [2, 500],
        [1, 50],
      ],
    );
    assert.deepEqual(
      [...claimsOfDifference(lines, 900)],
      [
        [2, 500],
        [1, 100],
        [3, 300],
      ],
    );
    assert.deepEqual([...claimsOfDifference(lines, 0)], []);
  });

  it('is never more than a line, nor than the difference', () => {
    check(
      property(
        array(integer({ min: 1, max: 1000 })),
        integer({ min: 0, max: 5000 }),
        (amounts, difference) => {
          const lines = amounts.map((amount, at) => line(at, amount));
          const claims = claimsOfDifference(lines, difference);
          const sum = [...claims.values()].reduce((all, claim) => all + claim, 0);
          const total = amounts.reduce((all, amount) => all + amount, 0);
          assert.equal(sum, Math.min(difference, total));
          for (const [at, claim] of claims) assert.ok(claim > 0 && claim <= (amounts[at] ?? 0));
        },
      ),
    );
  });

  it('is stated for entries that differ by an amount; the others are disputed in full', () => {
    const items = [
      item('differs', [line(1, 500), line(2, 100)], 400),
      item('differs', [line(3, 500)], 500),
      item('onlyBill', [line(4, 70)]),
      item('onlyBill', [line(5, 70, false)]),
    ];
    const { lines, claims } = disputeOf(items);
    assert.deepEqual(
      lines.map(({ lineNo }) => lineNo),
      [1, 3, 4],
    );
    assert.deepEqual([...claims], [[1, 200]]);
    assert.deepEqual(items.map(canDisputeItem), [true, true, true, false]);
    assert.equal(canDisputeItem(item('same', [line(6, 1)], 1)), false);
  });
});
