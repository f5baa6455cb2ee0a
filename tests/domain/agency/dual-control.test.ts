import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  areTiedByFreshLink,
  confirmationOf,
  type Confirmation,
  type MadeLink,
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

  const now = new Date('2026-11-30T01:00:00Z');
  /** Link of an operator by a maker, used so many hours ago. */
  const link = (operatorNo: string, maker: string, hours: number | null): MadeLink => ({
    operatorNo,
    maker,
    usedAt: hours === null ? null : new Date(now.getTime() - hours * 3_600_000),
  });
  const LINKS: [name: string, links: MadeLink[], expected: boolean][] = [
    ['one of a common maker', [link('A', 'M', 1), link('B', 'M', 100)], true],
    ['just within a day', [link('A', 'M', null), link('B', 'M', 23)], true],
    ['of a day ago', [link('A', 'M', 24), link('B', 'M', 100)], false],
    ['of two makers', [link('A', 'M', 1), link('B', 'N', 1)], false],
    ['by commands of the server', [], false],
    ['of unknown age', [link('A', 'M', null), link('B', 'M', null)], false],
    ['by a maker of the maker', [link('A', 'M', 1), link('B', 'N', 1), link('N', 'M', 1)], true],
    ['of the maker alone', [link('A', 'M', 90), link('B', 'N', 90), link('N', 'M', 1)], true],
    ['from one to the other', [link('A', 'M', 90), link('M', 'B', 1)], true],
    ['above a common maker', [link('A', 'M', 90), link('B', 'M', 90), link('M', 'N', 1)], false],
    [
      'of a maker who got another by one of their making',
      [link('A', 'M', 1), link('B', 'N', 1), link('N', 'M', 1), link('N', 'P', 1), link('P', 'N', 1)],
      true,
    ],
    ['in a circle', [link('A', 'M', 1), link('M', 'B', 1), link('B', 'N', 1), link('N', 'A', 1)], true],
  ];
  it.each(LINKS)('is not given by two whom fresh links tie: %s', (_name, links, expected) => {
    assert.equal(areTiedByFreshLink(['A', 'B'], links, now), expected);
    assert.equal(areTiedByFreshLink(['B', 'A'], links, now), expected);
  });
});
