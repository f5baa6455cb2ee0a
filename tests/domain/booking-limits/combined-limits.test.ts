import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { checkBookingLimits } from '../../../src/domain/booking-limits/booking-limits';
import { canCombine } from '../../../src/domain/booking-limits/combined-limits';

const segments = (there: string, back: string, depDate = '2027-03-01', backDate = '2027-03-04') => [
  { segmentNo: 1, flights: [{ depDate, plimit: there }] },
  { segmentNo: 2, flights: [{ depDate: backDate, plimit: back }] },
];

describe('restrictions of two ways together', () => {
  const table: [there: string, back: string, canBe: boolean, why: string][] = [
    ['', '', true, 'nothing is asked'],
    ['2:M', '2:M', true, 'the same is asked'],
    ['2:M', '2:F', false, 'one sex there, the other back'],
    ['5:F|18-30', '2:M', false, 'a sex with an age against a sex'],
    ['1:0-12', '1:60-99', false, 'ages far apart'],
    ['1:0-12', '1:13-20', true, 'a birthday on the way'],
    ['1:0-12', '1:14-20', false, 'no birthday is that far'],
    ['1:13-20', '1:0-12', false, 'nobody gets younger'],
    ['3:1', '3:2', false, 'one document each'],
    ['3:1,2', '3:2,3', true, 'one document for both'],
    ['3:0', '3:7', true, 'any document there'],
    ['4:1-1', '4:2-9', false, 'alone there, in company back'],
    ['4:1-4', '4:4-9', true, 'four of them'],
    ['4:10-20', '', false, 'more than one order takes'],
    ['2:X', '2:F', true, 'what cannot be read keeps nobody out'],
  ];
  for (const [there, back, canBe, why] of table) {
    it(`${there || '–'} and ${back || '–'}: ${why}`, () => {
      assert.equal(canCombine(2, segments(there, back)), canBe);
    });
  }

  it('knows no leap day that is not there', () => {
    for (const day of ['2028-02-28', '2028-02-29', '2028-03-01']) {
      assert.equal(canCombine(2, segments('1:30-30', '1:30-31', day, '2028-03-05')), true);
      assert.equal(canCombine(2, segments('1:30-30', '1:31-31', day, '2028-03-05')), true);
    }
  });

  it('refuses nothing that some party may buy', () => {
    const anyRange = fc.tuple(fc.nat(99), fc.nat(99)).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
    const anySex = fc.constantFrom('M', 'F');
    const anyCount = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }));
    const anyEntry = fc.oneof(
      anyRange.map((range) => `1:${range}`),
      anySex.map((sex) => `2:${sex}`),
      fc.subarray(['1', '2', '3', '4', '5', '6', '7'], { minLength: 1 }).map((ids) => `3:${ids.join()}`),
      anyCount.map(([a, b]) => `4:${Math.min(a, b)}-${Math.max(a, b)}`),
      fc.tuple(anySex, anyRange).map(([sex, range]) => `5:${sex}|${range}`),
    );
    const anyPlimit = fc.array(anyEntry, { maxLength: 2 }).map((entries) => entries.join(';'));
    const anyone = fc.record({
      staffName: fc.constant('林静'),
      identityCardType: fc.constantFrom(0, 1, 3, 5, 6, 15, 18, 20),
      sexTem: fc.constantFrom(0, 1),
      birthDay: fc
        .date({ min: new Date('1930-01-01'), max: new Date('2027-02-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    });
    let bought = 0;
    fc.assert(
      fc.property(
        anyPlimit,
        anyPlimit,
        fc.array(anyone, { minLength: 1, maxLength: 9 }),
        (there, back, passengers) => {
          const both = segments(there, back);
          if (!checkBookingLimits({ voyageType: 2, segments: both, passengers }).success) return;
          bought += 1;
          assert.ok(canCombine(2, both));
        },
      ),
      { numRuns: 2000 },
    );
    assert.ok(bought > 100, 'parties that may buy are among them');
  });
});
