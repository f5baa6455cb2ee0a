import type { SheetCell } from '../../../src/domain/sheet/sheet';
import { amountCell } from '../../../src/domain/sheet/sheet';
import { shanghaiDateTime } from '../../../src/domain/shanghai-time';

/** Value of an exported cell; `day`: YYYY-MM-DD, or YYYY-MM for a month; `time`: YYYY-MM-DDTHH:mm in Shanghai. */
export type Cell = string | number | { fen: number } | { day: string } | { time: string } | null;

/** A row of an export, or its totals. */
export type ExportRow = readonly Cell[] | { totals: readonly Cell[] };

/** Returns a day as a real one of spreadsheets; '' stays empty. */
export const dayCell = (day: string): Cell => (day === '' ? null : { day });

const TIME_LENGTH = 'YYYY-MM-DDTHH:mm'.length;

/** Returns a local time as a real one of spreadsheets, and a day without time as a day; '' stays empty. */
export const timeCell = (time: string): Cell =>
  time.includes('T') ? { time: time.slice(0, TIME_LENGTH) } : dayCell(time);

/** Returns an ISO instant as a real time of spreadsheets; '' stays empty. */
export const instantCell = (instant: string): Cell =>
  instant === '' ? null : timeCell(shanghaiDateTime(new Date(instant)));

interface Joined {
  cellOf?: ((value: string) => Cell) | undefined;
  between?: string;
}

/** Returns different values as one text, or a single one as a cell of its kind. */
export function joinedCell(
  values: readonly string[],
  { cellOf = (value) => value, between = '、' }: Joined = {},
): Cell {
  const [first = '', ...others] = new Set(values.filter((value) => value !== ''));
  if (others.length === 0) return first === '' ? '' : cellOf(first);
  return [first, ...others].map((value) => cellText(cellOf(value))).join(between);
}

/** Returns a cell as text: amounts in yuan, times without T. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('time' in cell) return cell.time.replace('T', ' ');
  return 'day' in cell ? cell.day : (cell.fen / 100).toFixed(2);
}

export function sheetCell(cell: Cell): SheetCell {
  if (typeof cell === 'number') return { number: cell, format: 'plain' };
  return cell !== null && typeof cell === 'object' && 'fen' in cell ? amountCell(cell.fen) : cell;
}
