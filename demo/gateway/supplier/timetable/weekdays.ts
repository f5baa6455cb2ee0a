/** Days of operation: bit 0 is Sunday, as in `Date.getUTCDay`. */
export type Weekdays = number;

export const DAILY: Weekdays = 0b111_1111;

/** `count` (1–7) days, spread evenly over the week, beginning at a day 0–6. */
export function spreadOver(count: number, firstDay: number): Weekdays {
  let days = 0;
  for (let i = 0; i < count; i += 1) days |= 1 << ((firstDay + Math.floor((i * 7) / count)) % 7);
  return days;
}

/** The same days one day later, for a return on the next morning. */
export function dayLater(days: Weekdays): Weekdays {
  return ((days << 1) | (days >> 6)) & DAILY;
}

export function isOperatingOn(days: Weekdays, weekday: number): boolean {
  return ((days >> weekday) & 1) === 1;
}

/** Weekday 0–6 of a date YYYY-MM-DD. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
