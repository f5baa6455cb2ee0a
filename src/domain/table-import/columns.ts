/** Without units and hints, which stand in brackets, and without marks of what must be filled in. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, '')
    .replaceAll(/[\s\uFEFF*:]/g, '');

/** Letter of a column as spreadsheets have it, counted from 0. */
export function columnLetter(place: number): string {
  const before = Math.floor(place / 26);
  return (before > 0 ? columnLetter(before - 1) : '') + String.fromCodePoint(65 + (place % 26));
}

export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** A line of a table that says something. */
export interface TableLine {
  /** As the spreadsheet counts: the headers are 1. */
  line: number;
  cells: readonly string[];
}

/** The rows below the headers that say anything. */
export const linesOf = (rows: readonly (readonly string[])[]): TableLine[] =>
  rows.flatMap((cells, i) => (isEmptyRow(cells) ? [] : [{ line: i + 2, cells }]));
