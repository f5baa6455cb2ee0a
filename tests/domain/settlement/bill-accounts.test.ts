import assert from 'node:assert/strict';
import { assert as check, array, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, it } from 'vitest';
import { billOfBalance } from '../../../src/domain/settlement/bill-accounts';

const ACCOUNTS = [
  { accountNo: 'A', billNo: 'Z-01' },
  { accountNo: 'B', billNo: 'Z-02' },
];
const LINES = [
  { billNo: 'Z-01', amount: 100 },
  { billNo: 'Z-02', amount: 80 },
  { billNo: 'Z-02', amount: 40 },
  { billNo: 'Z', amount: 110 },
];
const several = { billNo: 'Z', accounts: ACCOUNTS, lines: LINES };

describe('the bill that deducts an earlier negative one', () => {
  const cases = [
    [
      'the next of the same entity, whatever else there is',
      { isByAccount: true, accountNo: 'A' },
      several,
      'Z-01',
    ],
    ['that of what has none', { isByAccount: true, accountNo: '' }, several, 'Z'],
    [
      'the one bill, where there is one again',
      { isByAccount: true, accountNo: 'A' },
      { ...several, accounts: [] },
      'Z',
    ],
    ['the next of all', { isByAccount: false, accountNo: '' }, { ...several, accounts: [] }, 'Z'],
    ['the largest, of one bill of all', { isByAccount: false, accountNo: '' }, several, 'Z-02'],
    [
      'of equals the one with the lower number',
      { isByAccount: false, accountNo: '' },
      {
        ...several,
        lines: [
          { billNo: 'Z-02', amount: 5 },
          { billNo: 'Z-01', amount: 5 },
        ],
      },
      'Z-01',
    ],
    [
      'that of what has none, where nothing is owed',
      { isByAccount: false, accountNo: '' },
      { ...several, lines: [{ billNo: 'Z-02', amount: -5 }] },
      'Z',
    ],
  ] as const;
  for (const [what, from, into, billNo] of cases) {
    it(`is ${what}`, () => assert.equal(billOfBalance(from, into), billNo));
  }

  it('is one of the closing, the same for any order of its lines', () => {
    const line = record({
      billNo: constantFrom('Z', 'Z-01', 'Z-02'),
      amount: integer({ min: -500, max: 500 }),
    });
    const from = record({ isByAccount: boolean(), accountNo: constantFrom('', 'A', 'B') });
    check(
      property(from, array(line), boolean(), (one, lines, isSeveral) => {
        const into = { billNo: 'Z', accounts: isSeveral ? ACCOUNTS : [], lines };
        const billNo = billOfBalance(one, into);
        assert.ok(['Z', ...into.accounts.map((account) => account.billNo)].includes(billNo));
        assert.equal(billOfBalance(one, { ...into, lines: lines.toReversed() }), billNo);
        assert.equal(billOfBalance(one, { ...into, accounts: into.accounts.toReversed() }), billNo);
      }),
    );
  });
});
