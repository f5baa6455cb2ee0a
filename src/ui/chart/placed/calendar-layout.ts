import { mondayOf } from '../../../domain/report/period';
import { daysBetween } from '../../../domain/shanghai-time';
import type { Size } from '../chart-canvas';
import type { Box } from './box';

export interface CalendarLayout {
  /** One cell per day. */
  cells: readonly Box[];
  /** Positions of weekday names, Monday first: the middle of their row. */
  weekdays: readonly { x: number; y: number; weekday: number }[];
  /** Positions at which month names begin. */
  months: readonly { x: number; y: number; month: string }[];
  indexAt: (x: number, y: number) => number | undefined;
}

const WEEK = 7;
/** Space in px for the names of weekdays and months, and between rows. */
const BESIDE = 40;
const ABOVE = 18;
const BETWEEN = 8;
const MONTH_NAME = 44;
/** Most rows into which the weeks are split. */
const MOST_ROWS = 4;
/** Widest and highest aspect ratio of a cell. */
const WIDEST = 1.6;
const HIGHEST = 1.5;

/**
 * Layout of consecutive days as a calendar: weeks as columns, Monday on top, in as many rows as give the largest cells.
 */
export function calendarLayout(days: readonly string[], size: Size): CalendarLayout {
  const [begin = '1970-01-05'] = days;
  const first = daysBetween(mondayOf(begin), begin);
  const weeks = Math.max(1, Math.ceil((first + days.length) / WEEK));
  const { rows, width, height } = largestCells(weeks, size);
  const perRow = Math.ceil(weeks / rows);
  const rowHeight = ABOVE + WEEK * height + BETWEEN;
  const placeOf = (index: number) => {
    const week = Math.floor((first + index) / WEEK);
    return {
      x: BESIDE + (week % perRow) * width,
      top: Math.floor(week / perRow) * rowHeight,
      weekday: (first + index) % WEEK,
    };
  };
  const cells = days.map((_, index): Box => {
    const { x, top, weekday } = placeOf(index);
    return { x, y: top + ABOVE + weekday * height, width, height };
  });
  const months = days.flatMap((day, index) => {
    if (index > 0 && !day.endsWith('-01')) return [];
    const { x, top } = placeOf(index);
    return [{ x, y: top, month: day.slice(0, 7) }];
  });
  const weekdays = Array.from({ length: rows }, (_, row) =>
    [0, 2, 4, 6].map((weekday) => ({
      x: 0,
      y: row * rowHeight + ABOVE + (weekday + 0.5) * height,
      weekday,
    })),
  ).flat();
  return {
    cells,
    weekdays,
    // drops a name without room before the next one
    months: months.filter(({ x, y }, at) => {
      const next = months[at + 1];
      return next === undefined || next.y !== y || next.x - x >= MONTH_NAME;
    }),
    indexAt(x, y) {
      const index = cells.findIndex(
        (cell) => x >= cell.x && x < cell.x + cell.width && y >= cell.y && y < cell.y + cell.height,
      );
      return index < 0 ? undefined : index;
    },
  };
}

function largestCells(
  weeks: number,
  { width, height }: Size,
): { rows: number; width: number; height: number } {
  const fits = Array.from({ length: MOST_ROWS }, (_, at) => {
    const rows = at + 1;
    const wide = Math.max(1, (width - BESIDE) / Math.ceil(weeks / rows));
    const high = Math.max(1, (height - rows * (ABOVE + BETWEEN)) / (rows * WEEK));
    return { rows, width: Math.min(wide, WIDEST * high), height: Math.min(high, HIGHEST * wide) };
  });
  const sideOf = (one: (typeof fits)[number]) => Math.min(one.width, one.height);
  return fits.reduce((best, one) => (sideOf(one) > sideOf(best) ? one : best));
}
