import assert from 'node:assert/strict';
import { array, assert as check, boolean, integer, property } from 'fast-check';
import { describe, it } from 'vitest';
import { distribute } from '../../../src/domain/settlement/distribute';
import { linesOfMove, sharesOfRefund, type MovePart } from '../../../src/domain/settlement/money-move';

const weights = array(integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 12 });

describe('distributing fen', () => {
  const table: readonly [amount: number, weights: number[], parts: number[]][] = [
    [100, [1, 1, 1], [33, 33, 34]],
    [-100, [1, 1, 1], [-33, -33, -34]],
    [60, [10, 20, 30], [10, 20, 30]],
    [1, [5, 5], [0, 1]],
    [7, [0, 3, 0, 4], [0, 3, 0, 4]],
    [0, [0, 0], [0, 0]],
    [9_999_999_999, [3_333_333_333, 6_666_666_666], [3_333_333_333, 6_666_666_666]],
  ];
  for (const [amount, given, parts] of table) {
    it(`gives ${parts.join(', ')} of ${amount}`, () => assert.deepEqual(distribute(amount, given), parts));
  }

  it('loses none and adds none, gives none to no weight and never more than a fen off', () => {
    check(
      property(weights, integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (given, amount) => {
        const whole = given.reduce((sum, weight) => sum + weight, 0);
        if (whole === 0) {
          assert.throws(() => distribute(amount === 0 ? 1 : amount, given), RangeError);
          return;
        }
        const parts = distribute(amount, given);
        assert.equal(
          parts.reduce((sum, part) => sum + part, 0),
          amount,
        );
        parts.forEach((part, i) => {
          if (given[i] === 0) assert.equal(part, 0);
          assert.ok(part === 0 || Math.sign(part) === Math.sign(amount));
          const off = BigInt(part) * BigInt(whole) - BigInt(amount) * BigInt(given[i] ?? 0);
          assert.ok((off < 0n ? -off : off) < BigInt(whole), `${part} of ${amount} by ${given[i]}`);
        });
      }),
    );
  });

  it('refuses weights below 0 and fractions', () => {
    assert.throws(() => distribute(10, [1, -1]), RangeError);
    assert.throws(() => distribute(10, [0.5]), RangeError);
  });
});

const part = (kind: MovePart['kind'], amount: number, segmentNo = 1): MovePart => ({
  kind,
  part: '',
  segmentNo,
  passengerNo: 1,
  amount,
});

describe('the lines of a movement of money', () => {
  const parts = [part('fare', 100_000), part('fund', 5000), part('fuel', 0), part('service', 1000, 0)];

  it('are its parts where the enterprise bore all of it', () => {
    assert.deepEqual(
      linesOfMove(106_000, parts).map(({ kind, amount }) => [kind, amount]),
      [
        ['fare', 100_000],
        ['fund', 5000],
        ['service', 1000],
      ],
    );
  });

  it('are its shares of each part of a mixed payment, the last taking the rest', () => {
    assert.deepEqual(
      linesOfMove(33_333, parts).map(({ kind, amount }) => [kind, amount]),
      [
        ['fare', 31_446],
        ['fund', 1572],
        ['service', 315],
      ],
    );
  });

  it('are one line without details, and none for an amount of nothing', () => {
    assert.deepEqual(linesOfMove(500, []), [
      { kind: 'fare', part: '', segmentNo: 0, passengerNo: 0, amount: 500 },
    ]);
    assert.deepEqual(
      linesOfMove(-500, [part('refund', 0)]).map(({ kind, amount }) => [kind, amount]),
      [['refund', -500]],
    );
    assert.deepEqual(linesOfMove(0, parts), []);
  });

  it('add up to the charge, for any charge', () => {
    check(
      property(weights, integer({ min: 1, max: 1_000_000_000 }), boolean(), (amounts, charged, isBack) => {
        const lines = linesOfMove(
          isBack ? -charged : charged,
          amounts.map((amount, i) => part(isBack ? 'refund' : 'fare', amount, i + 1)),
        );
        assert.equal(
          lines.reduce((sum, { amount }) => sum + amount, 0),
          isBack ? -charged : charged,
        );
        assert.ok(lines.every(({ amount }) => amount !== 0));
      }),
    );
  });
});

describe('a ticket that goes back to several payments', () => {
  const table: readonly [back: number, paid: (number | null)[], shares: number[]][] = [
    [80_000, [null], [80_000]],
    [80_000, [30_000, null], [30_000, 50_000]],
    [20_000, [30_000, null], [20_000, 0]],
    [80_000, [30_000, 40_000, null], [30_000, 40_000, 10_000]],
    [0, [30_000, null], [0, 0]],
  ];
  for (const [back, paid, shares] of table) {
    it(`gives ${back} back as ${shares.join(', ')}`, () =>
      assert.deepEqual(sharesOfRefund(back, paid), shares));
  }
});
