import assert from 'node:assert/strict';
import { assert as check, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, it } from 'vitest';
import {
  comparedPeriod,
  daysOfPart,
  GRANULARITIES,
  granularityFor,
  mondayOf,
  partsOf,
  type Comparison,
} from '../../../src/domain/report/period';
import { addDays, daysBetween } from '../../../src/domain/shanghai-time';

const DATE = integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
const PERIOD = tuple(DATE, integer({ min: 0, max: 1095 })).map(([beginDate, days]) => ({
  beginDate,
  endDate: addDays(beginDate, days),
}));

describe('the period that one is held against', () => {
  const CASES: readonly [Comparison, string, string, string, string][] = [
    // The period before has the same number of days.
    ['before', '2026-11-10', '2026-11-16', '2026-11-03', '2026-11-09'],
    ['before', '2026-01-02', '2026-01-15', '2025-12-19', '2026-01-01'],
    ['before', '2026-10-01', '2026-11-20', '2026-08-11', '2026-09-30'],
    // A month so far compares with the same days of the month before, which may be shorter.
    ['before', '2026-11-01', '2026-11-20', '2026-10-01', '2026-10-20'],
    ['before', '2026-01-01', '2026-01-15', '2025-12-01', '2025-12-15'],
    ['before', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    // Whole months compare with the same number of months, regardless of length.
    ['before', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['before', '2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['before', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['before', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['yearBefore', '2026-11-10', '2026-11-16', '2025-11-10', '2025-11-16'],
    ['yearBefore', '2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
    // Whole months stay whole, even if longer or shorter.
    ['yearBefore', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
    ['yearBefore', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
  ];
  for (const [comparison, beginDate, endDate, begin, end] of CASES)
    it(`${comparison} ${beginDate} to ${endDate} is ${begin} to ${end}`, () => {
      assert.deepEqual(comparedPeriod({ beginDate, endDate }, comparison), {
        beginDate: begin,
        endDate: end,
      });
    });

  it('is none where nothing is compared', () => {
    assert.equal(comparedPeriod({ beginDate: '2026-01-01', endDate: '2026-01-31' }, 'none'), undefined);
  });

  it('ends right before the period begins but for a month under way, is as long but for months, and is in order', () => {
    check(
      property(PERIOD, (period) => {
        const before = comparedPeriod(period, 'before');
        assert.ok(before);
        const isUnderWay =
          period.beginDate.endsWith('-01') && period.beginDate.slice(0, 7) === period.endDate.slice(0, 7);
        if (isUnderWay) assert.ok(before.endDate < period.beginDate);
        else assert.equal(addDays(before.endDate, 1), period.beginDate);
        assert.ok(before.beginDate <= before.endDate);
        const difference =
          daysBetween(before.beginDate, before.endDate) - daysBetween(period.beginDate, period.endDate);
        assert.ok(Math.abs(difference) <= 6);
        const year = comparedPeriod(period, 'yearBefore');
        assert.ok(year && year.beginDate <= year.endDate);
        assert.ok(Math.abs(daysBetween(year.beginDate, period.beginDate) - 365) <= 1);
      }),
    );
  });
});

describe('the parts of a period', () => {
  it('are its days, the Mondays of its weeks, its months', () => {
    const period = { beginDate: '2026-01-30', endDate: '2026-02-03' };
    assert.deepEqual(partsOf(period, 'day'), [
      '2026-01-30',
      '2026-01-31',
      '2026-02-01',
      '2026-02-02',
      '2026-02-03',
    ]);
    assert.deepEqual(partsOf(period, 'week'), ['2026-01-26', '2026-02-02']);
    assert.deepEqual(partsOf({ beginDate: '2025-11-30', endDate: '2026-02-01' }, 'month'), [
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });

  it('hold every day once', () => {
    check(
      property(PERIOD, ({ beginDate, endDate }) => {
        const keyOf = {
          day: (date: string) => date,
          week: mondayOf,
          month: (date: string) => date.slice(0, 7),
        };
        for (const granularity of ['day', 'week', 'month'] as const) {
          const keys = partsOf({ beginDate, endDate }, 'day').map(keyOf[granularity]);
          assert.deepEqual(partsOf({ beginDate, endDate }, granularity), [...new Set(keys)]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are few enough to be read', () => {
    check(
      property(PERIOD, (period) => {
        assert.ok(partsOf(period, granularityFor(period)).length <= 40);
      }),
    );
  });
});

describe('the days of a part of time', () => {
  const period = { beginDate: '2026-02-10', endDate: '2026-03-05' };
  for (const [key, granularity, beginDate, endDate] of [
    ['2026-02', 'month', '2026-02-10', '2026-02-28'],
    ['2026-03-02', 'week', '2026-03-02', '2026-03-05'],
    ['2026-02-28', 'day', '2026-02-28', '2026-02-28'],
  ] as const)
    it(`of ${key} are those within the period`, () => {
      assert.deepEqual(daysOfPart(key, granularity, period), { beginDate, endDate });
    });

  it('follow each other without a gap', () => {
    check(
      property(PERIOD, constantFrom(...GRANULARITIES), (period, granularity) => {
        const days = partsOf(period, granularity).map((key) => daysOfPart(key, granularity, period));
        assert.equal(days[0]?.beginDate, period.beginDate);
        assert.equal(days.at(-1)?.endDate, period.endDate);
        for (const [at, { beginDate, endDate }] of days.entries()) {
          assert.ok(beginDate <= endDate);
          if (at > 0) assert.equal(addDays(days[at - 1]?.endDate ?? '', 1), beginDate);
        }
      }),
      { numRuns: 200 },
    );
  });
});
