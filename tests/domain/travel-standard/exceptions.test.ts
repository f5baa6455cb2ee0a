import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  exceptionProblem,
  MOST_EXCEPTIONS,
  type StandardExceptionRow,
} from '../../../src/contract/travel-standard/exceptions';
import type { StandardException } from '../../../src/contract/travel-standard/shapes';
import { limitsOf } from '../../../src/domain/travel-standard/flight-limits';
import { isLooserStandard } from '../../../src/domain/travel-standard/strictness';
import { evaluateStandards } from '../../../src/domain/travel-standard/travel-standard';
import { fare, MAN, RULE, standard } from './standard-samples';

const NO_CAPS = { economy: null, business: null, first: null };
const exception = (changes: Partial<StandardException>): StandardException => ({
  tierName: null,
  airports: null,
  season: null,
  leastMinutes: null,
  maxCabinType: 2,
  discountCaps: NO_CAPS,
  maxPrice: null,
  ...changes,
});
const base = standard({ maxCabinType: 1, maxPrice: 100_000 });
const long = exception({ leastMinutes: 240 });
const summer = exception({ season: { from: '07-01', to: '08-31' }, maxPrice: 150_000 });
const newYear = exception({ season: { from: '12-20', to: '01-10' }, maxPrice: 200_000 });
const shanghai = exception({ tierName: '一线', airports: ['SHA', 'PVG'], maxPrice: 120_000 });

describe('the limits of a flight', () => {
  const table: [string, StandardException[], Parameters<typeof fare>[0], number | null][] = [
    ['are the standard’s without exceptions', [], {}, 100_000],
    ['are the standard’s where none is met', [long, summer], { travelMinutes: 239 }, 100_000],
    ['are those of a flight that is long enough', [long], { travelMinutes: 240 }, null],
    ['are those of the first day of a season', [summer], { takeOffTime: '2027-07-01T00:00' }, 150_000],
    ['are those of its last day', [summer], { takeOffTime: '2027-08-31T23:59' }, 150_000],
    ['are the standard’s after it', [summer], { takeOffTime: '2027-09-01T00:00' }, 100_000],
    ['are those before the turn of the year', [newYear], { takeOffTime: '2026-12-20T08:00' }, 200_000],
    ['are those after the turn of the year', [newYear], { takeOffTime: '2027-01-10T08:00' }, 200_000],
    ['are the standard’s outside of it', [newYear], { takeOffTime: '2027-01-11T08:00' }, 100_000],
    ['are those of the destination’s tier', [shanghai], { arrAirportCode: 'PVG' }, 120_000],
    ['are the standard’s elsewhere', [shanghai], { arrAirportCode: 'CTU' }, 100_000],
    [
      'are those of the first that is met',
      [shanghai, long],
      { arrAirportCode: 'SHA', travelMinutes: 300 },
      120_000,
    ],
    [
      'need all conditions of an exception',
      [{ ...shanghai, leastMinutes: 240 }],
      { arrAirportCode: 'SHA', travelMinutes: 200 },
      100_000,
    ],
  ];
  for (const [name, exceptions, flight, maxPrice] of table)
    it(name, () => assert.equal(limitsOf({ ...base, exceptions }, fare(flight)).maxPrice, maxPrice));

  it('are those that bookings are judged by, and that select the fares compared with the lowest', () => {
    const governed = { ...base, lowestFare: RULE, exceptions: [long] };
    const broken = (selected: ReturnType<typeof fare>, options: ReturnType<typeof fare>[] = []) =>
      evaluateStandards(
        [{ segmentNo: 1, selected, options }],
        [{ name: '张伟', standard: governed }],
        { passengers: [MAN], seats: 1, bookTime: 1 },
        '2026-11-20',
      ).segments.flatMap(({ violations }) => violations.map(({ rule }) => rule));
    const business = { cabinType: 2, salePrice: 300_000 } as const;
    assert.deepEqual(broken(fare(business)), ['cabin', 'price']);
    assert.deepEqual(broken(fare({ ...business, travelMinutes: 250 })), []);
    const cheaper = fare({ ...business, salePrice: 200_000, flightNo: 'MU1' });
    assert.deepEqual(
      broken(fare({ ...business, travelMinutes: 250 }), [{ ...cheaper, travelMinutes: 260 }]),
      ['lowestFare'],
    );
    assert.deepEqual(
      broken(fare({ ...business, travelMinutes: 250 }), [{ ...cheaper, travelMinutes: 200 }]),
      [],
    );
  });
});

describe('exceptions allow more than before', () => {
  const table: [string, StandardException[], StandardException[], boolean][] = [
    ['where one with higher limits is added', [], [long], true],
    ['not where one with lower limits is', [], [exception({ ...long, maxCabinType: 1, maxPrice: 1 })], false],
    ['where one with lower limits is removed', [{ ...summer, maxCabinType: 1, maxPrice: 1 }], [], true],
    ['not where one with higher limits is removed', [summer], [], false],
    ['where its season grows', [summer], [{ ...summer, season: { from: '06-30', to: '08-31' } }], true],
    [
      'not where its season shrinks',
      [summer],
      [{ ...summer, season: { from: '07-02', to: '08-30' } }],
      false,
    ],
    ['where its tier gets an airport', [shanghai], [{ ...shanghai, airports: ['SHA', 'PVG', 'CTU'] }], true],
    ['not where its tier loses one', [shanghai], [{ ...shanghai, airports: ['SHA'] }], false],
    ['where shorter flights meet it', [long], [{ ...long, leastMinutes: 180 }], true],
    ['where the order gives way to a higher one', [shanghai, newYear], [newYear, shanghai], true],
    ['not where they are the same', [shanghai, newYear, long], [shanghai, newYear, long], false],
  ];
  for (const [name, before, after, isLooser] of table)
    it(name, () =>
      assert.equal(
        isLooserStandard({ ...base, exceptions: before }, { ...base, exceptions: after }),
        isLooser,
      ),
    );
});

describe('a typed exception', () => {
  const row: StandardExceptionRow = {
    tier: null,
    from: '',
    to: '',
    leastMinutes: 240,
    maxCabinType: 2,
    economyDiscount: null,
    businessDiscount: null,
    firstDiscount: null,
    maxPrice: null,
  };
  const table: [string, Partial<StandardExceptionRow>, RegExp | undefined][] = [
    ['is good with one condition', {}, undefined],
    ['needs a condition', { leastMinutes: null }, /^第1条例外：请至少设置一个条件/],
    ['needs both days', { from: '07-01' }, /须同时填写/],
    ['needs days that exist', { from: '02-30', to: '03-01' }, /须为存在的月-日/],
    ['may begin on a leap day', { from: '02-29', to: '03-01' }, undefined],
    ['has at most a day of flight', { leastMinutes: 1441 }, /飞行时长须为1至1440分钟/],
    ['has whole percents', { economyDiscount: 80.5 }, /折扣上限/],
    ['has a price from one yuan', { maxPrice: 99 }, /价格上限/],
  ];
  for (const [name, change, message] of table)
    it(name, () => {
      const found = exceptionProblem([{ ...row, ...change }])?.message;
      if (message === undefined) assert.equal(found, undefined);
      else assert.match(found ?? '', message);
    });
  it('is one of at most twenty', () =>
    assert.match(
      exceptionProblem(Array.from({ length: MOST_EXCEPTIONS + 1 }, () => row))?.message ?? '',
      /^最多添加20条例外$/,
    ));
});
