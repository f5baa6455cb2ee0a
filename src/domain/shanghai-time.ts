/** China has one time zone and has kept no summer time since 1991, so the machine's own zone data is not needed. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY_MS;

/** True for an existing date YYYY-MM-DD. `Date` alone accepts 2026-02-30 as 2 March. */
export function isCalendarDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Returns the date in Shanghai at an instant, YYYY-MM-DD. Throws RangeError for an invalid Date. */
export function shanghaiDate(now: Date): string {
  return shanghaiDateTime(now).slice(0, 10);
}

/** Returns the wall clock in Shanghai at an instant, YYYY-MM-DDTHH:mm. Throws RangeError for an invalid Date. */
export function shanghaiDateTime(now: Date): string {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 16);
}

/**
 * Formats an ISO instant for display: YYYY-MM-DD HH:mm in Shanghai; '' for ''. Throws RangeError for an invalid time.
 */
export function instantText(instant: string): string {
  return instant === '' ? '' : shanghaiDateTime(new Date(instant)).replace('T', ' ');
}

/**
 * Returns the instant of a wall-clock time in Shanghai, YYYY-MM-DDTHH:mm. Throws RangeError for a time that does not
 * exist.
 */
export function instantOf(localDateTime: string): Date {
  const [date = '', time = ''] = localDateTime.split('T');
  if (!isCalendarDate(date) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    throw new RangeError(`Not a wall-clock time YYYY-MM-DDTHH:mm: ${localDateTime}`);
  }
  return new Date(Date.parse(`${date}T${time}:00Z`) - OFFSET_MS);
}

/**
 * Returns the date `n` days after (before, if negative) a date, at most the last one of four digits, which stands for no
 * end. Throws RangeError for a date that does not exist.
 */
export function addDays(date: string, n: number): string {
  return new Date(Math.min(dayNumber(date) + n, LAST_DAY) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the calendar days from one date to another; negative if `to` is the earlier. Throws RangeError like
 * `addDays`.
 */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

function dayNumber(date: string): number {
  if (!isCalendarDate(date)) throw new RangeError(`Not a date YYYY-MM-DD: ${date}`);
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}
