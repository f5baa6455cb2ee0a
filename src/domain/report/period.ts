import { addDays, daysBetween } from '../shanghai-time';

/** Period with both days included: YYYY-MM-DD. */
export interface Period {
  beginDate: string;
  endDate: string;
}

/** Comparisons of a period: none, the preceding one (环比), or the same days a year earlier (同比). */
export const COMPARISONS = ['none', 'before', 'yearBefore'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Shortest granularity first. */
export const GRANULARITIES = ['day', 'week', 'month'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

const monthOf = (date: string): string => date.slice(0, 7);
const firstDay = (month: string): string => `${month}-01`;
const lastDay = (month: string): string => addDays(firstDay(monthAfter(month, 1)), -1);

function monthAfter(month: string, n: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const at = year * 12 + of - 1 + n;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** Returns the days of a month YYYY-MM. */
export const daysOfMonth = (month: string): Period => ({
  beginDate: firstDay(month),
  endDate: lastDay(month),
});

const isWholeMonths = ({ beginDate, endDate }: Period): boolean =>
  beginDate === firstDay(monthOf(beginDate)) && endDate === lastDay(monthOf(endDate));

/** Number of months from that of one date to that of another. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/** Returns the same day in a month so many months away; the last day of a shorter month. */
function sameDay(date: string, months: number): string {
  const month = monthAfter(monthOf(date), months);
  const [last, day] = [lastDay(month), `${month}-${date.slice(8)}`];
  return day < last ? day : last;
}

/**
 * Returns the period to compare with; undefined for none. Whole months are compared with as many whole months before,
 * the first days of a month with the same days of the month before, other days with as many days before. A year before
 * 29 February is 28 February, and whole months stay whole.
 */
export function comparedPeriod(period: Period, comparison: Comparison): Period | undefined {
  const { beginDate, endDate } = period;
  if (comparison === 'none') return undefined;
  if (comparison === 'before') {
    if (isWholeMonths(period)) {
      const months = monthsBetween(beginDate, endDate) + 1;
      return { beginDate: sameDay(beginDate, -months), endDate: addDays(beginDate, -1) };
    }
    if (beginDate === firstDay(monthOf(endDate))) {
      return { beginDate: sameDay(beginDate, -1), endDate: sameDay(endDate, -1) };
    }
    const days = daysBetween(beginDate, endDate) + 1;
    return { beginDate: addDays(beginDate, -days), endDate: addDays(beginDate, -1) };
  }
  const [begin, end] = [sameDay(beginDate, -12), sameDay(endDate, -12)];
  return { beginDate: begin, endDate: isWholeMonths(period) ? lastDay(monthOf(end)) : end };
}

/** Returns the Monday of a date's week. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** Returns the keys of all parts of a period in order, as in breakdowns by time, including empty parts. */
export function partsOf({ beginDate, endDate }: Period, granularity: Granularity): string[] {
  const parts: string[] = [];
  if (granularity === 'month') {
    for (let month = monthOf(beginDate); month <= monthOf(endDate); month = monthAfter(month, 1))
      parts.push(month);
    return parts;
  }
  const step = granularity === 'week' ? 7 : 1;
  const first = granularity === 'week' ? mondayOf(beginDate) : beginDate;
  for (let day = first; day <= endDate; day = addDays(day, step)) parts.push(day);
  return parts;
}

/** Returns the days of one part of time, by its key, as far as they are in the period. */
export function daysOfPart(key: string, granularity: Granularity, period: Period): Period {
  const { beginDate, endDate } =
    granularity === 'month'
      ? daysOfMonth(key)
      : { beginDate: key, endDate: granularity === 'week' ? addDays(key, 6) : key };
  return {
    beginDate: beginDate < period.beginDate ? period.beginDate : beginDate,
    endDate: endDate > period.endDate ? period.endDate : endDate,
  };
}

/** Returns the shortest granularity with a readable number of parts. */
export function granularityFor({ beginDate, endDate }: Period): Granularity {
  const days = daysBetween(beginDate, endDate) + 1;
  if (days <= 31) return 'day';
  return days <= 120 ? 'week' : 'month';
}
