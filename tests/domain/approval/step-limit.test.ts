import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { limitEnd, type Calendar } from '../../../src/domain/approval/step-limit';
import { instantOf, shanghaiDateTime } from '../../../src/domain/shanghai-time';

/** National Day of 2026: Thursday to Wednesday are holidays, and the Saturday after is a workday. */
const CALENDAR: Calendar = [
  ...['01', '02', '03', '04', '05', '06', '07'].map((day) => ({
    date: `2026-10-${day}`,
    type: 'holiday' as const,
  })),
  { date: '2026-10-10', type: 'workday' },
];

const end = (from: string, hours: number, workingDaysOnly: boolean) =>
  shanghaiDateTime(limitEnd(instantOf(from), { hours, workingDaysOnly }, CALENDAR));

describe('the time that a step may last', () => {
  const CASES: [name: string, from: string, hours: number, workingDaysOnly: boolean, end: string][] = [
    ['passes on days off too unless said', '2026-09-30T18:00', 24, false, '2026-10-01T18:00'],
    ['passes within a working day', '2026-09-30T09:00', 4, true, '2026-09-30T13:00'],
    ['ends with the working day', '2026-09-30T18:00', 6, true, '2026-10-01T00:00'],
    ['stands still over a holiday', '2026-09-30T18:00', 24, true, '2026-10-08T18:00'],
    ['and over a weekend', '2026-10-16T12:00', 24, true, '2026-10-19T12:00'],
    ['but not on a weekend day that is worked', '2026-10-09T12:00', 24, true, '2026-10-10T12:00'],
    ['begins after a day off', '2026-10-03T12:00', 8, true, '2026-10-08T08:00'],
    ['takes as many days as it needs', '2026-09-29T00:00', 72, true, '2026-10-09T00:00'],
  ];
  for (const [name, from, hours, workingDaysOnly, expected] of CASES) {
    it(name, () => assert.equal(end(from, hours, workingDaysOnly), expected));
  }

  it('is never shorter where days off are left out, and the longer the more hours', () => {
    const from = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(from, fc.integer({ min: 1, max: 720 }), (at, hours) => {
        const ends = (many: number, workingDaysOnly: boolean) =>
          limitEnd(at, { hours: many, workingDaysOnly }, CALENDAR).getTime();
        assert.ok(ends(hours, true) >= ends(hours, false));
        assert.ok(ends(hours + 1, true) > ends(hours, true));
      }),
    );
  });
});
