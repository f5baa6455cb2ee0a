import { isCalendarDate } from '../../domain/shanghai-time';
import { calendarTexts, type CalendarTexts } from './calendar/texts';

/** Two days that belong together, as going and coming back. */
export interface DaySpan {
  /** YYYY-MM-DD; '' or anything else for a day that is not chosen yet. */
  from: string;
  to: string;
  /** Which of them is being chosen. */
  choosing: 'from' | 'to';
  /** Said with the day's name, e.g. 去程 and 返程. */
  names: { from: string; to: string };
}

/** Days from the first to the last, both counted; undefined unless both are dates in their order. */
export function spanDays(from: string, to: string): number | undefined {
  if (!isCalendarDate(from) || !isCalendarDate(to) || to < from) return undefined;
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
const DAY_MS = 24 * 60 * 60 * 1000;

/** 共 3 天, or 当天往返; '' unless both are dates in their order. */
export function spanText(from: string, to: string, t: CalendarTexts = calendarTexts.chinese): string {
  const days = spanDays(from, to);
  return days === undefined ? '' : t.span(days);
}

/** Where a span is drawn: its two ends, and the days between them from the first to the last. */
export interface DrawnSpan {
  ends: readonly string[];
  between: { first: string; last: string } | undefined;
}

/** The span with the day that is pointed at in place of the end being chosen, where that makes one. */
export function drawnSpan({ from, to, choosing }: DaySpan, pointed: string | undefined): DrawnSpan {
  const shown =
    pointed === undefined || spanDays(...pair(from, to, choosing, pointed)) === undefined
      ? ([from, to] as const)
      : pair(from, to, choosing, pointed);
  const days = spanDays(...shown) ?? 0;
  return {
    ends: [from, to].filter(isCalendarDate),
    between: days > 1 ? { first: shown[0], last: shown[1] } : undefined,
  };
}

function pair(from: string, to: string, choosing: 'from' | 'to', day: string): readonly [string, string] {
  return choosing === 'from' ? [day, to] : [from, day];
}

/** Takes a day for the end that is being chosen; a last day before the first is given up. */
export function takeDay({ from, to, choosing }: DaySpan, date: string): { from: string; to: string } {
  if (choosing === 'to') return { from, to: date };
  return { from: date, to: spanDays(date, to) === undefined ? '' : to };
}

/** The earliest day that can be chosen: a last day is never before the first. */
export function earliestOf({ from, choosing }: DaySpan, min: string | undefined): string | undefined {
  if (choosing === 'from' || !isCalendarDate(from)) return min;
  return min !== undefined && min > from ? min : from;
}
