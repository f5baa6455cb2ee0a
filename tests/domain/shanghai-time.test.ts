import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import {
  addDays,
  daysBetween,
  instantOf,
  isCalendarDate,
  shanghaiDate,
  shanghaiDateTime,
} from '../../src/domain/shanghai-time';

const anyInstant = fc.date({
  min: new Date('1992-01-01T00:00:00Z'),
  max: new Date('2199-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const anyDate = anyInstant.map((instant) => instant.toISOString().slice(0, 10));

test('the day changes in Shanghai at 16:00 UTC', () => {
  assert.equal(shanghaiDate(new Date('2026-02-28T15:59:59.999Z')), '2026-02-28');
  assert.equal(shanghaiDate(new Date('2026-02-28T16:00:00Z')), '2026-03-01');
  assert.equal(shanghaiDateTime(new Date('2025-12-31T16:05:59Z')), '2026-01-01T00:05');
});

test('a wall-clock time is eight hours ahead of UTC', () => {
  assert.equal(instantOf('2026-01-01T07:30').toISOString(), '2025-12-31T23:30:00.000Z');
  assert.equal(instantOf('2024-02-29T23:59').toISOString(), '2024-02-29T15:59:00.000Z');
});

test('wall-clock times agree with the time zone database', () => {
  const database = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  fc.assert(
    fc.property(anyInstant, (instant) => {
      assert.equal(shanghaiDateTime(instant), database.format(instant).replace(' ', 'T'));
    }),
  );
});

test('instantOf undoes shanghaiDateTime to the minute', () => {
  fc.assert(
    fc.property(anyInstant, (instant) => {
      assert.equal(
        Math.floor(instant.getTime() / 60_000) * 60_000,
        instantOf(shanghaiDateTime(instant)).getTime(),
      );
    }),
  );
});

test('times that do not exist are refused', () => {
  for (const time of [
    '',
    '2026-02-30T10:00',
    '2025-02-29T10:00',
    '2026-01-01T24:00',
    '2026-01-01T10:60',
    '2026-01-01',
    '2026-01-01 10:00',
    '2026-01-01T10:00:00',
    '2026-01-01T10:00Z',
    '2026-1-1T10:00',
  ]) {
    assert.throws(() => instantOf(time), RangeError, time);
  }
  assert.throws(() => shanghaiDate(new Date(Number.NaN)), RangeError);
});

test('dates that do not exist are refused', () => {
  assert.equal(isCalendarDate('2024-02-29'), true);
  for (const date of [
    '',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '26-01-01',
    '2026-01-01T',
  ]) {
    assert.equal(isCalendarDate(date), false, date);
    assert.throws(() => addDays(date, 1), RangeError, date);
    assert.throws(() => daysBetween('2026-01-01', date), RangeError, date);
  }
});

test('days are counted over months, years and leap days', () => {
  const table: [string, number, string][] = [
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-01-01', 365, '2027-01-01'],
    ['2026-05-05', 0, '2026-05-05'],
  ];
  for (const [from, n, to] of table) {
    assert.equal(addDays(from, n), to);
    assert.equal(daysBetween(from, to), n);
  }
});

test('addDays and daysBetween undo each other', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (from, to) => {
      const n = daysBetween(from, to);
      assert.equal(addDays(from, n), to);
      assert.equal(daysBetween(to, from) + n, 0);
      assert.equal(n > 0, to > from);
    }),
  );
});

test('days behind the last date of four digits are that date, which stands for no end', () => {
  assert.equal(addDays('9999-12-31', 1), '9999-12-31');
  assert.equal(addDays('9999-12-30', 1), '9999-12-31');
  assert.equal(addDays('9999-12-31', -1), '9999-12-30');
});
