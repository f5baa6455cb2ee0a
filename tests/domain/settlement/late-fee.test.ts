import assert from 'node:assert/strict';
import { array, assert as check, integer, property, record } from 'fast-check';
import { describe, it } from 'vitest';
import { lateDaysOn, lateFeeOn, rateInMillionths, rateText } from '../../../src/domain/settlement/late-fee';
import { addDays } from '../../../src/domain/shanghai-time';

const DUE = '2026-03-31';
const owed = (principal: number, rate = 500) => ({ principal, dueDate: DUE, rate });

describe('late fees', () => {
  const table: readonly [
    why: string,
    day: string,
    principal: number,
    paid: [string, number][],
    fee: number,
  ][] = [
    ['nothing on the due date', '2026-03-31', 1_000_000, [], 0],
    ['nothing before it', '2026-03-01', 1_000_000, [], 0],
    ['one day of 10,000.00 at 0.05 %', '2026-04-01', 1_000_000, [], 500],
    ['ten days', '2026-04-10', 1_000_000, [], 5000],
    ['half a fen up', '2026-04-01', 1000, [], 1],
    ['less than half a fen down', '2026-04-01', 999, [], 0],
    ['rounded once, not a day', '2026-04-10', 999, [], 5],
    ['what was paid in time is not late', '2026-04-10', 1_000_000, [['2026-03-30', 1_000_000]], 0],
    ['the day of a payment counts in full', '2026-04-10', 1_000_000, [['2026-04-04', 1_000_000]], 2000],
    [
      'a part that was paid is late no longer',
      '2026-04-10',
      1_000_000,
      [
        ['2026-04-02', 400_000],
        ['2026-04-05', 100_000],
      ],
      1000 + 900 + 1250,
    ],
    ['a payment after the day does not count', '2026-04-02', 1_000_000, [['2026-04-05', 1_000_000]], 1000],
    ['nothing of a bill below 0', '2026-04-10', -5000, [], 0],
  ];
  for (const [why, day, principal, paid, fee] of table) {
    it(why, () => {
      const payments = paid.map(([on, amount]) => ({ day: on, amount }));
      assert.equal(lateFeeOn(day, owed(principal), payments), fee);
      assert.equal(lateFeeOn(day, owed(principal), payments.toReversed()), fee, 'in whatever order');
    });
  }

  it('are the days one by one', () => {
    const payments = array(
      record({ after: integer({ min: -3, max: 40 }), amount: integer({ min: 1, max: 500_000 }) }),
      { maxLength: 5 },
    );
    check(
      property(
        integer({ min: 0, max: 3_000_000 }),
        integer({ min: 0, max: 10_000 }),
        integer({ min: 0, max: 40 }),
        payments,
        (principal, rate, days, some) => {
          const paid = some.map(({ after, amount }) => ({ day: addDays(DUE, after), amount }));
          let daily = 0n;
          for (let i = 1; i <= days; i += 1) {
            const before = addDays(DUE, i);
            const left = paid
              .filter(({ day }) => day < before)
              .reduce((sum, { amount }) => sum - amount, principal);
            daily += BigInt(Math.max(0, left)) * BigInt(rate);
          }
          const exact = Number((daily + 500_000n) / 1_000_000n);
          assert.equal(lateFeeOn(addDays(DUE, days), owed(principal, rate), paid), exact);
        },
      ),
    );
  });

  it('have a rate of four places at most', () => {
    const rates: readonly [string, number][] = [
      ['0.05', 500],
      ['0', 0],
      ['1', 10_000],
      ['0.0001', 1],
      ['12.5', 125_000],
    ];
    for (const [text, millionths] of rates) {
      assert.equal(rateInMillionths(text), millionths);
      assert.equal(rateText(millionths), text);
    }
    for (const wrong of ['', '-1', '0.00001', '1e3', '.5', '5%']) {
      assert.throws(() => rateInMillionths(wrong), RangeError, wrong);
    }
  });

  it('count the days after the due date', () => {
    assert.deepEqual(
      ['2026-03-30', '2026-03-31', '2026-04-01', '2026-05-01'].map((day) => lateDaysOn(day, DUE)),
      [0, 0, 1, 31],
    );
  });
});
