import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { instantOf } from '../../../src/domain/shanghai-time';
import {
  bookTimeAt,
  bookTimeText,
  canBookAt,
  DEFAULT_WORK_TIME,
  workTimeOf,
} from '../../../src/domain/travel-standard/work-time';

const at = (time: string) => instantOf(`2026-11-20T${time}`);

test('the default of the specification, to the minute', () => {
  const table: [time: string, kind: 1 | 2][] = [
    ['00:00', 2],
    ['08:29', 2],
    ['08:30', 1],
    ['12:00', 1],
    ['17:30', 1],
    ['17:31', 2],
    ['23:59', 2],
  ];
  for (const [time, kind] of table) {
    assert.equal(bookTimeAt(at(time)), kind, time);
    assert.equal(canBookAt(kind, at(time), [], DEFAULT_WORK_TIME), true, time);
    assert.equal(canBookAt(kind === 1 ? 2 : 1, at(time), [], DEFAULT_WORK_TIME), false, time);
  }
  assert.equal(bookTimeAt(new Date(at('17:30').getTime() + 59_999)), 1, 'the last minute is a whole one');
});

test('a price without a book time may be booked at any time', () => {
  assert.equal(canBookAt(undefined, at('03:00'), [], DEFAULT_WORK_TIME), true);
});

test('gaps hold neither, overlaps are work hours, unreadable periods hold nothing', () => {
  const definition = { work: '09:00-12:00|13:00-18:00', nonWork: '18:00-23:59' };
  assert.equal(bookTimeAt(at('12:30'), [], definition), undefined);
  assert.equal(bookTimeAt(at('18:00'), [], definition), 1);
  assert.equal(canBookAt(2, at('12:30'), [], definition), false);
  for (const work of ['', '9:00-12:00', '25:00-26:00', 'all day', '09:00']) {
    assert.equal(bookTimeAt(at('10:00'), [], { work, nonWork: '' }), undefined, work);
  }
});

test('a public holiday has no work hours; a weekend day worked in exchange has', () => {
  const days = [
    { date: '2026-10-01', type: 'holiday' as const },
    { date: '2026-10-10', type: 'workday' as const },
  ];
  const kindOn = (date: string) => bookTimeAt(instantOf(`${date}T10:00`), days);
  assert.deepEqual(['2026-09-30', '2026-10-01', '2026-10-10'].map(kindOn), [1, 2, 1]);
  // The day is that of Shanghai.
  assert.equal(bookTimeAt(new Date('2026-09-30T16:00:00Z'), days), 2);
  assert.equal(canBookAt(1, instantOf('2026-10-01T10:00'), days, DEFAULT_WORK_TIME), false);
});

test('every instant is of exactly one kind by default, the same on every day', () => {
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, (now) => {
      const kind = bookTimeAt(now);
      assert.ok(kind === 1 || kind === 2);
      assert.equal(bookTimeAt(new Date(now.getTime() + 7 * 86_400_000)), kind);
    }),
  );
});

test('the hours of each kind are given in words', () => {
  assert.equal(bookTimeText(1, DEFAULT_WORK_TIME), '工作时间 08:30-17:30（节假日除外）');
  assert.equal(bookTimeText(2, DEFAULT_WORK_TIME), '非工作时间 00:00-08:29、17:31-23:59及节假日');
});

test('the hours follow the enterprise’s own setting, with the rest of the day as the other kind', () => {
  assert.deepEqual(workTimeOf('08:30-17:30'), DEFAULT_WORK_TIME);
  const table: [setting: string, nonWork: string][] = [
    ['09:00-18:00', '00:00-08:59|18:01-23:59'],
    ['00:00-11:59', '12:00-23:59'],
    ['13:00-17:00|09:00-12:00', '00:00-08:59|12:01-12:59|17:01-23:59'],
    ['09:00-12:00|11:00-15:00', '00:00-08:59|15:01-23:59'],
    ['00:00-23:59', ''],
  ];
  for (const [work, nonWork] of table) assert.deepEqual(workTimeOf(work), { work, nonWork });
  assert.equal(bookTimeAt(at('08:10'), [], workTimeOf('08:00-17:00')), 1);
  assert.equal(bookTimeAt(at('17:15'), [], workTimeOf('08:00-17:00')), 2);
});

test('a setting that is not there or cannot be read leaves the default', () => {
  for (const setting of [undefined, '', ' ', '9:00-18:00', '18:00-09:00', 'all day', '09:00-12:00|x']) {
    assert.deepEqual(workTimeOf(setting), DEFAULT_WORK_TIME, setting);
  }
});

test('every minute is of one kind, for any hours of an enterprise', () => {
  const minute = fc.integer({ min: 0, max: 1439 }).map((n) => {
    const two = (part: number) => String(part).padStart(2, '0');
    return `${two(Math.floor(n / 60))}:${two(n % 60)}`;
  });
  const range = fc.tuple(minute, minute).map(([a, b]) => (a < b ? `${a}-${b}` : `${b}-${a}`));
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 4 }), minute, (ranges, time) => {
      const isWork = ranges.some((text) => text.slice(0, 5) <= time && time <= text.slice(6));
      assert.equal(bookTimeAt(at(time), [], workTimeOf(ranges.join('|'))), isWork ? 1 : 2);
    }),
  );
});
