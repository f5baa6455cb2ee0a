import { addDays, instantOf, shanghaiDate } from '../shanghai-time';
import { mondayOf, type Period } from './period';

/** Schedule of a report: a day of each week (1 Monday to 7 Sunday) or month (1 to 31), at a time HH:mm in Shanghai. */
export interface Rhythm {
  every: 'week' | 'month';
  /** Day; shorter months use their last one instead. */
  day: number;
  time: string;
}

/** Returns the first day of the month so many months after that of a date. */
function firstOfMonth(date: string, months = 0): string {
  const at = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`;
}

/** Returns the scheduled day of the week or month so many of them after that of a date. */
function dayIn({ every, day }: Rhythm, date: string, after: number): string {
  if (every === 'week') return addDays(mondayOf(date), after * 7 + day - 1);
  const last = addDays(firstOfMonth(date, after + 1), -1);
  const wanted = addDays(firstOfMonth(date, after), day - 1);
  return wanted < last ? wanted : last;
}

const runIn = (rhythm: Rhythm, date: string, after: number): Date =>
  instantOf(`${dayIn(rhythm, date, after)}T${rhythm.time}`);

/** Returns the first run after a moment. */
export function nextRun(rhythm: Rhythm, after: Date): Date {
  const run = runIn(rhythm, shanghaiDate(after), 0);
  return run > after ? run : runIn(rhythm, shanghaiDate(after), 1);
}

/** Returns the last run at or before a moment. */
export function lastRun(rhythm: Rhythm, at: Date): Date {
  const run = runIn(rhythm, shanghaiDate(at), 0);
  return run <= at ? run : runIn(rhythm, shanghaiDate(at), -1);
}

/** Periods relative to the run: complete past ones, and current ones up to the day itself. */
export const RELATIVE_PERIODS = ['lastWeek', 'lastMonth', 'thisWeek', 'thisMonth'] as const;
export type RelativePeriod = (typeof RELATIVE_PERIODS)[number];

/** Returns the days of a relative period on a day. Weeks begin on Monday. */
export function relativePeriod(period: RelativePeriod, today: string): Period {
  switch (period) {
    case 'lastWeek':
      return { beginDate: addDays(mondayOf(today), -7), endDate: addDays(mondayOf(today), -1) };
    case 'lastMonth':
      return { beginDate: firstOfMonth(today, -1), endDate: addDays(firstOfMonth(today), -1) };
    case 'thisWeek':
      return { beginDate: mondayOf(today), endDate: today };
    case 'thisMonth':
      return { beginDate: firstOfMonth(today), endDate: today };
  }
}
