import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { quoteFees } from '../../../src/domain/fare/fees';
import { addDays } from '../../../src/domain/shanghai-time';

const ADULT = 1;
const CHILD = 2;
const INFANT = 3;
const fuel = (passengerTypeID: 1 | 2 | 3, distance: number, issueDate: string) =>
  quoteFees({ passengerTypeID, distance, issueDate, isFeeder: false }).fuelFee;

test('fuel fee by day of issue, distance and ticket type', () => {
  // Day of issue; fee in yuan of an adult and a child up to 800 km, then of both beyond 800 km.
  const table: [string, number | null, number | null, number | null, number | null][] = [
    ['2022-02-04', null, null, null, null],
    ['2022-02-05', 10, null, 20, null],
    ['2022-03-04', 10, null, 20, null],
    ['2022-03-05', 20, null, 40, null],
    ['2022-04-04', 20, null, 40, null],
    ['2023-06-01', null, null, null, null],
    ['2025-12-04', 10, null, 20, null],
    ['2025-12-05', 20, 10, 40, 20],
    ['2026-01-04', 20, 10, 40, 20],
    ['2026-01-05', 10, 0, 20, 10],
    ['2027-01-05', 10, 0, 20, 10],
  ];
  const fen = (yuan: number | null) => (yuan === null ? null : yuan * 100);
  for (const [day, adultShort, childShort, adultLong, childLong] of table) {
    assert.equal(fuel(ADULT, 800, day), fen(adultShort), `${day} adult short`);
    assert.equal(fuel(CHILD, 800, day), fen(childShort), `${day} child short`);
    assert.equal(fuel(ADULT, 801, day), fen(adultLong), `${day} adult long`);
    assert.equal(fuel(CHILD, 801, day), fen(childLong), `${day} child long`);
    assert.equal(fuel(INFANT, 801, day), 0, `${day} infant`);
  }
});

test('a day or a distance that is not known has no fees', () => {
  for (const day of ['', '2026-02-30', '2026-5-1', 'tomorrow', '20260501']) {
    for (const type of [ADULT, CHILD, INFANT] as const)
      assert.throws(() => fuel(type, 800, day), RangeError, day);
  }
  for (const distance of [Number.NaN, 0, -1, Number.POSITIVE_INFINITY]) {
    assert.throws(() => fuel(ADULT, distance, '2026-05-01'), RangeError, String(distance));
  }
});

test('800 km itself is the lower tier', () => {
  assert.equal(fuel(ADULT, 1, '2026-05-01'), 1000);
  assert.equal(fuel(ADULT, 800, '2026-05-01'), 1000);
  assert.equal(fuel(ADULT, 800.1, '2026-05-01'), 2000);
});

test('the build fee is 50 yuan for an adult ticket, none for child and infant, none on feeder lines', () => {
  const build = (passengerTypeID: 1 | 2 | 3, isFeeder: boolean) =>
    quoteFees({ passengerTypeID, distance: 1000, issueDate: '2026-05-01', isFeeder }).buildFee;
  assert.deepEqual([build(ADULT, false), build(CHILD, false), build(INFANT, false)], [5000, 0, 0]);
  assert.deepEqual([build(ADULT, true), build(CHILD, true), build(INFANT, true)], [0, 0, 0]);
});

test('a feeder line still owes the fuel fee', () => {
  assert.deepEqual(
    quoteFees({ passengerTypeID: ADULT, distance: 300, issueDate: '2026-05-01', isFeeder: true }),
    {
      buildFee: 0,
      fuelFee: 1000,
    },
  );
});

test('on any day a child owes no more than an adult, and a short flight no more than a long one', () => {
  const anyDay = fc.integer({ min: 0, max: 3000 }).map((n) => addDays('2020-01-01', n));
  fc.assert(
    fc.property(
      anyDay,
      fc.integer({ min: 1, max: 800 }),
      fc.integer({ min: 801, max: 5000 }),
      (day, short, long) => {
        const [adultShort, adultLong] = [fuel(ADULT, short, day), fuel(ADULT, long, day)];
        const [childShort, childLong] = [fuel(CHILD, short, day), fuel(CHILD, long, day)];
        assert.equal(adultShort === null, adultLong === null);
        if (adultShort !== null && adultLong !== null) assert.ok(adultShort < adultLong);
        if (childShort !== null) assert.ok(adultShort !== null && childShort <= adultShort);
        if (childLong !== null) assert.ok(adultLong !== null && childLong <= adultLong);
      },
    ),
  );
});
