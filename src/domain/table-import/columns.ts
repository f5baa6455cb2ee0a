/** Header without bracketed units and hints, and without the mark of a required column. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, '')
    .replaceAll(/[\s\uFEFF*:]/g, '');

/** Returns the spreadsheet letter of a column, counted from 0. */
export function columnLetter(place: number): string {
  const before = Math.floor(place / 26);
  return (before > 0 ? columnLetter(before - 1) : '') + String.fromCodePoint(65 + (place % 26));
}

export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Non-empty line of a table. */
export interface TableLine {
  /** Line number as in the spreadsheet; the headers are line 1. */
  line: number;
  cells: readonly string[];
}

/** Returns the non-empty rows below the headers. */
export const linesOf = (rows: readonly (readonly string[])[]): TableLine[] =>
  rows.flatMap((cells, i) => (isEmptyRow(cells) ? [] : [{ line: i + 2, cells }]));
