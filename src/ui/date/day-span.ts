import { isCalendarDate } from '../../domain/shanghai-time';
import { calendarTexts, type CalendarTexts } from './calendar/texts';

/** Two related days, such as departure and return. */
export interface DaySpan {
  /** YYYY-MM-DD; any other text for a day that is not chosen yet. */
  from: string;
  to: string;
  /** The end being chosen. */
  choosing: 'from' | 'to';
  /** Announced with the day's name, e.g. 去程 and 返程. */
  names: { from: string; to: string };
}

/** Number of days from the first to the last, inclusive; undefined unless both are dates in order. */
export function spanDays(from: string, to: string): number | undefined {
  if (!isCalendarDate(from) || !isCalendarDate(to) || to < from) return undefined;
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
const DAY_MS = 24 * 60 * 60 * 1000;

/** 共 3 天, or 当天往返; '' unless both are dates in order. */
export function spanText(from: string, to: string, t: CalendarTexts = calendarTexts.chinese): string {
  const days = spanDays(from, to);
  return days === undefined ? '' : t.span(days);
}

/** Drawn span: its two ends, and the first and last day between them. */
export interface DrawnSpan {
  ends: readonly string[];
  between: { first: string; last: string } | undefined;
}

/** The span as drawn: the pointed day replaces the end being chosen when the result is valid. */
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

/** Sets the end being chosen; clears a last day that precedes the first. */
export function takeDay({ from, to, choosing }: DaySpan, date: string): { from: string; to: string } {
  if (choosing === 'to') return { from, to: date };
  return { from: date, to: spanDays(date, to) === undefined ? '' : to };
}

/** Earliest selectable day: the last day may not precede the first. */
export function earliestOf({ from, choosing }: DaySpan, min: string | undefined): string | undefined {
  if (choosing === 'from' || !isCalendarDate(from)) return min;
  return min !== undefined && min > from ? min : from;
}
