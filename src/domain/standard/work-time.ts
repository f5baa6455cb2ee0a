import type { CalendarDay } from '../../contract/flight-booking/places';
import { shanghaiDateTime } from '../shanghai-time';

/** When a price may be booked (specification 9): 1 in work hours, 2 in non-work hours. */
export type BookTime = 1 | 2;

/** Times of day as ranges HH:mm-HH:mm separated by `|`, both ends included to the minute. */
export interface WorkTime {
  work: string;
  nonWork: string;
}

/** The specification's default: 08:30-17:30, and the rest of the day in two ranges. */
export const DEFAULT_WORK_TIME: WorkTime = { work: '08:30-17:30', nonWork: '00:00-08:29|17:31-23:59' };

/** The days of the public calendar; only the holidays count here. */
export type DaysOff = readonly Pick<CalendarDay, 'date' | 'type'>[];

/**
 * The kind of time an instant falls in, by the clock in Shanghai: a public holiday has no work hours. Weekends are
 * days like others, as the specification tells none apart. undefined in a gap that the definition leaves. Where
 * ranges overlap work hours win. Ranges that cannot be read hold no time.
 */
export function bookTimeAt(
  now: Date,
  daysOff: DaysOff = [],
  { work, nonWork }: WorkTime = DEFAULT_WORK_TIME,
): BookTime | undefined {
  const [date, minute] = [shanghaiDateTime(now).slice(0, 10), shanghaiDateTime(now).slice(11)];
  if (daysOff.some((day) => day.type === 'holiday' && day.date === date)) return 2;
  if (holds(work, minute)) return 1;
  return holds(nonWork, minute) ? 2 : undefined;
}

/** May a price be booked now? One without a book time may at any time. */
export function canBookAt(
  bookTime: BookTime | undefined,
  now: Date,
  daysOff?: DaysOff,
  workTime?: WorkTime,
): boolean {
  return bookTime === undefined || bookTimeAt(now, daysOff, workTime) === bookTime;
}

/** When a price may be booked, in words: 工作时间 08:30-17:30（节假日除外）. */
export function bookTimeText(bookTime: BookTime, { work, nonWork }: WorkTime = DEFAULT_WORK_TIME): string {
  return bookTime === 1 ? `工作时间 ${words(work)}（节假日除外）` : `非工作时间 ${words(nonWork)}及节假日`;
}

const words = (ranges: string): string => ranges.split('|').join('、');

const RANGE = /^\s*((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)\s*$/;

function holds(ranges: string, minute: string): boolean {
  return ranges.split('|').some((range) => {
    const [, from, to] = RANGE.exec(range) ?? [];
    // HH:mm of two digits each compares as text
    return from !== undefined && to !== undefined && from <= minute && minute <= to;
  });
}
