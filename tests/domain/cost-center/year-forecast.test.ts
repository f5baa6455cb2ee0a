import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { monthsWithin, yearForecast } from '../../../src/domain/cost-center/year-forecast';

const YEAR = { firstMonth: 1, lastMonth: 12 };

describe('the spending expected for a year', () => {
  const table = [
    // 10 closed months at 100 each: the running month counts as one of them unless more is booked
    ['the run rate', { ...YEAR, month: 11, closed: 1000, running: 30 }, 1200],
    ['more booked than the run rate', { ...YEAR, month: 11, closed: 1000, running: 250 }, 1350],
    ['December', { ...YEAR, month: 12, closed: 1100, running: 40 }, 1200],
    ['no closed month', { ...YEAR, month: 1, closed: 0, running: 500 }, null],
    ['one closed month', { ...YEAR, month: 2, closed: 70, running: 0 }, 840],
    ['nothing spent', { ...YEAR, month: 6, closed: 0, running: 0 }, 0],
    ['more refunded than spent', { ...YEAR, month: 11, closed: -500, running: 20 }, -480],
    ['thirds, rounded once', { ...YEAR, month: 4, closed: 100, running: 0 }, 400],
    ['opened in May', { month: 11, firstMonth: 5, lastMonth: 12, closed: 600, running: 0 }, 800],
    ['opened this month', { month: 5, firstMonth: 5, lastMonth: 12, closed: 0, running: 9 }, null],
    ['ends in November', { month: 11, firstMonth: 1, lastMonth: 11, closed: 1000, running: 30 }, 1100],
    ['has ended', { month: 11, firstMonth: 1, lastMonth: 8, closed: 1000, running: -30 }, 970],
  ] as const;
  for (const [name, spending, forecast] of table)
    it(`of ${name}`, () => assert.equal(yearForecast(spending), forecast));

  it('covers the months of the validity', () => {
    assert.deepEqual(monthsWithin(2026, { from: '2020-03-01', to: '' }), YEAR);
    assert.deepEqual(monthsWithin(2026, { from: '2026-05-20', to: '2026-10-01' }), {
      firstMonth: 5,
      lastMonth: 10,
    });
    assert.deepEqual(monthsWithin(2026, { from: '2020-01-01', to: '2025-06-30' }), {
      firstMonth: 1,
      lastMonth: 0,
    });
    assert.deepEqual(monthsWithin(2026, { from: '2020-01-01', to: '2027-02-01' }), YEAR);
  });
});
