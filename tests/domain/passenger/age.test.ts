import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { ageOn, passengerTypeOn } from '../../../src/domain/passenger/age';
import { addDays } from '../../../src/domain/shanghai-time';

const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('the birthday counts', () => {
  const table: [string, string, number][] = [
    ['1990-06-15', '2026-06-14', 35],
    ['1990-06-15', '2026-06-15', 36],
    ['1990-06-15', '2026-12-31', 36],
    ['1990-12-31', '2026-01-01', 35],
    ['2026-01-01', '2026-01-01', 0],
    ['2026-01-02', '2026-01-01', -1],
  ];
  for (const [birthDay, date, age] of table) assert.equal(ageOn(birthDay, date), age, `${birthDay} ${date}`);
});

test('29 February counts on 1 March in other years', () => {
  assert.equal(ageOn('2004-02-29', '2022-02-28'), 17);
  assert.equal(ageOn('2004-02-29', '2022-03-01'), 18);
  assert.equal(ageOn('2004-02-29', '2024-02-28'), 19);
  assert.equal(ageOn('2004-02-29', '2024-02-29'), 20);
  assert.equal(ageOn('2003-03-01', '2024-02-29'), 20);
});

test('an unknown birthday has no age', () => {
  for (const birthDay of ['', '2025-02-29', '1990/06/15', '19900615', 'null']) {
    assert.equal(ageOn(birthDay, '2026-01-01'), Number.NaN, birthDay);
    assert.equal(passengerTypeOn(birthDay, '2026-01-01'), undefined, birthDay);
  }
  assert.equal(ageOn('1990-06-15', '2026-02-30'), Number.NaN);
});

test('age is n from the nth birthday up to the day before the next', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 120 }), (birthDay, n) => {
      const [year = 0, month = 0, day = 0] = birthDay.split('-').map(Number);
      // `Date.UTC` turns 29 February into 1 March, as the rule requires.
      const birthday = (age: number) =>
        new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10);
      assert.equal(ageOn(birthDay, birthday(n)), n);
      assert.equal(ageOn(birthDay, addDays(birthday(n + 1), -1)), n);
    }),
  );
});

test('age never falls as days go by, nor rises by more than one a day', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (birthDay, date) => {
      const step = ageOn(birthDay, addDays(date, 1)) - ageOn(birthDay, date);
      assert.ok(step === 0 || step === 1, `${step}`);
    }),
  );
});

test('the younger is never the older', () => {
  fc.assert(
    fc.property(anyDate, anyDate, anyDate, (a, b, date) => {
      const [elder, younger] = a < b ? [a, b] : [b, a];
      assert.ok(ageOn(elder, date) >= ageOn(younger, date));
    }),
  );
});

test('passenger types by age on the flight date', () => {
  const table: [string, 1 | 2 | 3 | undefined][] = [
    ['2014-07-01', 1],
    ['2014-07-02', 2],
    ['2024-07-01', 2],
    ['2024-07-02', 3],
    ['2026-06-17', 3],
    ['2026-06-18', undefined],
    ['2026-07-01', undefined],
    ['2026-07-02', undefined],
    ['1950-01-01', 1],
  ];
  for (const [birthDay, type] of table) assert.equal(passengerTypeOn(birthDay, '2026-07-01'), type, birthDay);
});
