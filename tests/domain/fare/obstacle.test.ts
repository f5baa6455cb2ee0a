import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { checkBookingLimits } from '../../../src/domain/booking-limits/booking-limits';
import type { FareOption } from '../../../src/domain/fare/fare-option';
import { obstaclesFor, type FareParty, type Obstacle } from '../../../src/domain/fare/obstacle';
import { fare, MAN, WOMAN } from '../travel-standard/standard-samples';

const PARTY: FareParty = { passengers: [MAN, WOMAN], seats: 2, bookTime: 1 };

describe('the obstacle of a party at a fare', () => {
  const table: [
    name: string,
    option: FareOption,
    obstacle: Obstacle | undefined,
    party?: Partial<FareParty>,
  ][] = [
    ['nothing', fare(), undefined],
    ['a restriction that they meet', fare({ plimit: '4:2-9' }), undefined],
    ['a restriction on their number', fare({ plimit: '4:3-9' }), 'limits'],
    ['a restriction that one of them does not meet', fare({ plimit: '2:M' }), 'limits'],
    ['a restriction on the second flight', twoFlights('', '2:M'), 'limits'],
    ['just enough seats', fare({ seatCount: 2 }), undefined],
    ['a seat too few', fare({ seatCount: 1 }), 'seats'],
    ['nine shown stand for more', fare({ seatCount: 9 }), undefined, { seats: 12 }],
    ['sold at this time', fare({ bookTimes: [1] }), undefined],
    ['sold at the other time', fare({ bookTimes: [2] }), 'bookTime'],
    ['two flights sold at no common time', fare({ bookTimes: [1, 2] }), 'bookTime'],
    [
      'sold at certain hours, the time not known',
      fare({ bookTimes: [1] }),
      'bookTime',
      { bookTime: undefined },
    ],
    ['the restriction is said first', fare({ plimit: '2:M', seatCount: 1, bookTimes: [2] }), 'limits'],
    ['the seats before the hours', fare({ seatCount: 1, bookTimes: [2] }), 'seats'],
  ];
  for (const [name, option, obstacle, party] of table) {
    it(`${obstacle ?? 'none'}: ${name}`, () => {
      assert.equal(obstaclesFor({ ...PARTY, ...party })(option), obstacle);
    });
  }

  it('is the same whichever fares were looked at before', () => {
    const anyFare = fc
      .record({
        plimit: fc.constantFrom('', '2:M', '2:F', '1:0-30', '1:60-99;4:2-9', '5:F|18-60', '3:2'),
        seatCount: fc.integer({ min: 1, max: 9 }),
        bookTimes: fc.subarray([1 as const, 2 as const]),
        takeOffTime: fc.constantFrom('2026-12-01T10:00', '2020-01-01T08:00', '2051-01-01T08:00'),
      })
      .map(fare);
    const anyParty = fc.record({
      passengers: fc.subarray([MAN, WOMAN], { minLength: 1 }),
      seats: fc.integer({ min: 1, max: 9 }),
      bookTime: fc.constantFrom(undefined, 1 as const, 2 as const),
    });
    fc.assert(
      fc.property(fc.array(anyFare, { maxLength: 12 }), anyParty, (fares, party) => {
        const obstacleOf = obstaclesFor(party);
        for (const one of fares) {
          const obstacle = obstacleOf(one);
          assert.equal(obstacle, obstaclesFor(party)(one));
          const segments = [{ segmentNo: 1, flights: one.limits }];
          const isAllowed = checkBookingLimits({
            voyageType: 1,
            segments,
            passengers: party.passengers,
          }).success;
          assert.equal(obstacle === 'limits', !isAllowed);
          const isTheirs =
            isAllowed &&
            one.seatCount >= party.seats &&
            one.bookTimes.every((time) => time === party.bookTime);
          assert.equal(obstacle === undefined, isTheirs);
        }
      }),
    );
  });
});

function twoFlights(...plimits: string[]): FareOption {
  return fare({ limits: plimits.map((plimit, i) => ({ depDate: `2026-12-0${i + 1}`, plimit })) });
}
