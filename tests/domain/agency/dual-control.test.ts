import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  confirmationOf,
  haveCommonFreshMaker,
  type Confirmation,
} from '../../../src/domain/agency/dual-control';

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

  it('is not given by two whose links one operator has made, one of them within a day', () => {
    const now = new Date('2026-11-30T01:00:00Z');
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    type Link = Parameters<typeof haveCommonFreshMaker>[0][number];
    const LINKS: [one: Link, other: Link, expected: boolean][] = [
      [{ maker: 'OP1', usedAt: hoursAgo(1) }, { maker: 'OP1', usedAt: hoursAgo(100) }, true],
      [{ maker: 'OP1', usedAt: null }, { maker: 'OP1', usedAt: hoursAgo(23) }, true],
      [{ maker: 'OP1', usedAt: hoursAgo(24) }, { maker: 'OP1', usedAt: hoursAgo(100) }, false],
      [{ maker: 'OP1', usedAt: hoursAgo(1) }, { maker: 'OP2', usedAt: hoursAgo(1) }, false],
      [{ maker: null, usedAt: hoursAgo(1) }, { maker: null, usedAt: hoursAgo(1) }, false],
      [{ maker: 'OP1', usedAt: null }, { maker: 'OP1', usedAt: null }, false],
    ];
    for (const [one, other, expected] of LINKS) {
      assert.equal(haveCommonFreshMaker([one, other], now), expected, JSON.stringify([one, other]));
      assert.equal(haveCommonFreshMaker([other, one], now), expected, JSON.stringify([other, one]));
    }
  });
});
