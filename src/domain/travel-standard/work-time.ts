import type { CalendarDay } from '../../contract/flight-booking/places';
import { shanghaiDateTime } from '../shanghai-time';
import { standardTexts, type StandardTexts } from './texts/texts';
import type { BookTime, WorkTime } from './book-time';

/** The specification's default: 08:30-17:30, and the rest of the day in two ranges. */
export const DEFAULT_WORK_TIME: WorkTime = { work: '08:30-17:30', nonWork: '00:00-08:29|17:31-23:59' };

/**
 * Parses an enterprise's work-time setting; the rest of the day is non-work time. An empty or unreadable setting yields
 * the default.
 */
export function workTimeOf(setting = ''): WorkTime {
  const ranges = setting.split('|').map(rangeOf);
  if (!ranges.every((range) => range !== undefined)) return DEFAULT_WORK_TIME;
  const rest: string[] = [];
  let free = 0;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (from > free) rest.push(`${clock(free)}-${clock(from - 1)}`);
    free = Math.max(free, to + 1);
  }
  if (free < DAY_MINUTES) rest.push(`${clock(free)}-${clock(DAY_MINUTES - 1)}`);
  return { work: setting, nonWork: rest.join('|') };
}

/** Days of the public calendar, of which only the holidays matter here. */
export type DaysOff = readonly Pick<CalendarDay, 'date' | 'type'>[];

/**
 * Returns the kind of time at an instant in Shanghai: a public holiday has no work hours. Weekends are ordinary days,
 * because the specification does not distinguish them. undefined in a gap of the definition. Where ranges overlap, work
 * hours take precedence. Unreadable ranges contain no time.
 */
export function bookTimeAt(
  now: Date,
  daysOff: DaysOff = [],
  { work, nonWork }: WorkTime = DEFAULT_WORK_TIME,
): BookTime | undefined {
  const [date, time] = [shanghaiDateTime(now).slice(0, 10), shanghaiDateTime(now).slice(11)];
  if (daysOff.some((day) => day.type === 'holiday' && day.date === date)) return 2;
  if (isWithinRanges(work, time)) return 1;
  return isWithinRanges(nonWork, time) ? 2 : undefined;
}

/** True when a price may be booked now. A price without a book time may be booked at any time. */
export function canBookAt(
  bookTime: BookTime | undefined,
  now: Date,
  daysOff: DaysOff,
  workTime: WorkTime,
): boolean {
  return bookTime === undefined || bookTimeAt(now, daysOff, workTime) === bookTime;
}

/** Describes a book time: 工作时间 08:30-17:30（节假日除外）. */
export const bookTimeText = (
  bookTime: BookTime,
  workTime: WorkTime,
  t: StandardTexts = standardTexts.chinese,
): string => t.bookTime(bookTime, workTime);

const DAY_MINUTES = 24 * 60;
const RANGE = /^\s*([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)\s*$/;

interface MinuteRange {
  /** Minutes since midnight, both ends included. */
  from: number;
  to: number;
}

/** Returns undefined for an invalid range, or one that ends before it begins. */
function rangeOf(text: string): MinuteRange | undefined {
  const parts = RANGE.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts;
  const range = { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute };
  return range.from <= range.to ? range : undefined;
}

function clock(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function isWithinRanges(ranges: string, time: string): boolean {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return ranges.split('|').some((text) => {
    const range = rangeOf(text);
    return range !== undefined && range.from <= minute && minute <= range.to;
  });
}
