import assert from 'node:assert/strict';
import { assert as check, constantFrom, date, integer, property, record } from 'fast-check';
import { describe, it } from 'vitest';
import {
  lastRun,
  nextRun,
  relativePeriod,
  RELATIVE_PERIODS,
  type Rhythm,
} from '../../../src/domain/report/schedule';
import { addDays, daysBetween, shanghaiDate, shanghaiDateTime } from '../../../src/domain/shanghai-time';

const monthly = (day: number, time = '08:00'): Rhythm => ({ every: 'month', day, time });
const weekly = (day: number, time = '08:00'): Rhythm => ({ every: 'week', day, time });
/** Instant of a local time in Shanghai. */
const at = (local: string): Date => new Date(`${local}:00+08:00`);
const next = (rhythm: Rhythm, local: string): string => shanghaiDateTime(nextRun(rhythm, at(local)));
const last = (rhythm: Rhythm, local: string): string => shanghaiDateTime(lastRun(rhythm, at(local)));

const rhythm = constantFrom<Rhythm['every']>('week', 'month').chain((every) =>
  record({
    every: constantFrom(every),
    day: integer({ min: 1, max: every === 'week' ? 7 : 31 }),
    time: record({ hour: integer({ min: 0, max: 23 }), minute: integer({ min: 0, max: 59 }) }).map(
      ({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    ),
  }),
);
const moment = date({ min: new Date('2015-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
const isLastOfMonth = (day: string): boolean => addDays(day, 1).endsWith('-01');

describe('runs of a report that is sent by itself', () => {
  it('are on the day of the week, at the time in Shanghai', () => {
    assert.equal(next(weekly(1), '2026-11-26T09:00'), '2026-11-30T08:00');
    assert.equal(next(weekly(4), '2026-11-26T07:59'), '2026-11-26T08:00');
    assert.equal(next(weekly(4), '2026-11-26T08:00'), '2026-12-03T08:00');
    assert.equal(next(weekly(7, '23:59'), '2026-12-28T00:00'), '2027-01-03T23:59');
    assert.equal(last(weekly(1), '2026-11-26T09:00'), '2026-11-23T08:00');
    assert.equal(last(weekly(4), '2026-11-26T08:00'), '2026-11-26T08:00');
    // It is already Monday in Shanghai, but still Sunday in UTC.
    assert.equal(next(weekly(1, '00:30'), '2026-11-30T00:10'), '2026-11-30T00:30');
  });

  it('are on the last day of months that are too short', () => {
    assert.equal(next(monthly(31), '2026-01-31T08:00'), '2026-02-28T08:00');
    assert.equal(next(monthly(31), '2026-02-28T08:00'), '2026-03-31T08:00');
    assert.equal(next(monthly(30), '2028-02-01T00:00'), '2028-02-29T08:00');
    assert.equal(next(monthly(31), '2026-12-31T08:01'), '2027-01-31T08:00');
    assert.equal(last(monthly(31), '2026-03-30T12:00'), '2026-02-28T08:00');
    assert.equal(last(monthly(1), '2027-01-01T07:59'), '2026-12-01T08:00');
  });

  it('follow one another without a gap, at any moment', () => {
    check(
      property(rhythm, moment, (of, now) => {
        const [before, after] = [lastRun(of, now), nextRun(of, now)];
        assert.ok(before <= now && now < after);
        // No run lies between the two.
        assert.deepEqual(nextRun(of, before), after);
        assert.deepEqual(lastRun(of, new Date(after.getTime() - 1)), before);
        assert.deepEqual(lastRun(of, after), after);
      }),
    );
  });

  it('are once in every week or month, on its day or the last it has', () => {
    check(
      property(rhythm, moment, (of, now) => {
        const run = shanghaiDateTime(nextRun(of, now));
        const following = shanghaiDateTime(nextRun(of, nextRun(of, now)));
        const day = run.slice(0, 10);
        assert.equal(run.slice(11), of.time);
        if (of.every === 'week') {
          assert.equal(weekdayOf(day), of.day);
          assert.equal(daysBetween(day, following.slice(0, 10)), 7);
          return;
        }
        const of31 = Number(day.slice(8));
        assert.ok(of31 === of.day || (of31 < of.day && isLastOfMonth(day)));
        const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
        assert.equal(months(following) - months(run), 1);
      }),
    );
  });
});

describe('periods that are others with every run', () => {
  it('are whole where they are over, and up to the day where they are not', () => {
    assert.deepEqual(
      RELATIVE_PERIODS.map((period) => Object.values(relativePeriod(period, '2026-01-01')).join(' ')),
      ['2025-12-22 2025-12-28', '2025-12-01 2025-12-31', '2025-12-29 2026-01-01', '2026-01-01 2026-01-01'],
    );
    assert.deepEqual(relativePeriod('lastMonth', '2028-03-31'), {
      beginDate: '2028-02-01',
      endDate: '2028-02-29',
    });
  });

  it('never lie in the future, and end as they begin: on the edge of a week or month', () => {
    check(
      property(constantFrom(...RELATIVE_PERIODS), moment, (period, now) => {
        const today = shanghaiDate(now);
        const { beginDate, endDate } = relativePeriod(period, today);
        assert.ok(beginDate <= endDate && endDate <= today);
        const isOver = period.startsWith('last');
        assert.equal(endDate === today, !isOver);
        const isWeek = period.endsWith('Week');
        assert.ok(isWeek ? weekdayOf(beginDate) === 1 : beginDate.endsWith('-01'));
        if (isOver) assert.ok(isWeek ? weekdayOf(endDate) === 7 : isLastOfMonth(endDate));
      }),
    );
  });
});
