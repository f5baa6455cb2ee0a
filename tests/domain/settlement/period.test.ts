import assert from 'node:assert/strict';
import { assert as check, date, integer, property } from 'fast-check';
import { describe, it } from 'vitest';
import { billPeriodFrom, clearingDayOf, nextClearingDay } from '../../../src/domain/settlement/period';
import { addDays, daysBetween } from '../../../src/domain/shanghai-time';

const WITHOUT_END = { contractBeginDate: '2026-01-01', contractEndDate: '' };

describe('clearing dates', () => {
  const table: readonly [after: string, clearingDate: number, next: string][] = [
    ['2026-01-01', 1, '2026-02-01'],
    ['2026-01-05', 20, '2026-01-20'],
    ['2026-01-20', 20, '2026-02-20'],
    ['2026-01-31', 31, '2026-02-28'],
    ['2028-01-31', 30, '2028-02-29'],
    ['2026-02-28', 31, '2026-03-31'],
    ['2026-04-01', 31, '2026-04-30'],
    ['2026-12-15', 15, '2027-01-15'],
    ['2026-12-31', 31, '2027-01-31'],
  ];
  for (const [after, clearingDate, next] of table) {
    it(`${clearingDate} of the month after ${after} is ${next}`, () => {
      assert.equal(nextClearingDay(after, clearingDate), next);
    });
  }

  it('are the last day of a month that has no such day', () => {
    assert.deepEqual(
      [2, 3, 4, 6].map((month) => clearingDayOf(2026, month, 31)),
      ['2026-02-28', '2026-03-31', '2026-04-30', '2026-06-30'],
    );
  });
});

describe('the time of a bill', () => {
  it('ends the day before the clearing date', () => {
    assert.deepEqual(billPeriodFrom('2026-03-20', { clearingDate: 20, ...WITHOUT_END }), {
      periodBegin: '2026-03-20',
      periodEnd: '2026-04-19',
      billDate: '2026-04-20',
    });
  });

  it('ends with the contract, and goes on by clearing dates after it', () => {
    const clearing = { clearingDate: 1, contractBeginDate: '2026-01-01', contractEndDate: '2026-04-10' };
    const bills = [];
    for (let begin = '2026-03-01'; bills.length < 3; begin = bills.at(-1)?.billDate ?? '') {
      bills.push(billPeriodFrom(begin, clearing));
    }
    assert.deepEqual(
      bills.map(({ periodBegin, periodEnd }) => `${periodBegin} ${periodEnd}`),
      ['2026-03-01 2026-03-31', '2026-04-01 2026-04-10', '2026-04-11 2026-04-30'],
    );
  });

  it('follows the one before without a gap, and is never longer than a month', () => {
    const days = date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    }).map((one) => one.toISOString().slice(0, 10));
    check(
      property(days, integer({ min: 1, max: 31 }), (begin, clearingDate) => {
        let from = begin;
        const months: string[] = [];
        for (let i = 0; i < 14; i += 1) {
          const bill = billPeriodFrom(from, { clearingDate, contractBeginDate: begin, contractEndDate: '' });
          assert.equal(bill.periodBegin, from);
          assert.equal(addDays(bill.periodEnd, 1), bill.billDate);
          const length = daysBetween(from, bill.billDate);
          assert.ok(length >= 1 && length <= 31, `${from} ${bill.billDate}`);
          months.push(bill.billDate.slice(0, 7));
          from = bill.billDate;
        }
        assert.equal(new Set(months).size, months.length, 'one a month');
      }),
    );
  });
});
