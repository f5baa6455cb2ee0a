/** How large a table may be, and how it is known. */
export interface TableLimits {
  /** Behind the headers. */
  rows: number;
  columns: number;
  /** Headers that the table may have: it is looked for by them where a title or other sheets stand before it. */
  headers: readonly string[];
  /** Where users have said that it stands: the sheet by its name, the line of its headers as the spreadsheet counts. */
  at?: { sheet: string; line: number };
}

/** A line that says something, as the spreadsheet counts: the first is 1. */
export interface HeadLine {
  line: number;
  cells: string[];
}

/** The first lines of a sheet; `name`: '' of a text. */
export interface SheetHead {
  name: string;
  lines: HeadLine[];
}
export type ReadHeads = { sheets: SheetHead[]; problem?: never } | { problem: TableProblem };

/** Why a file is no table that can be taken. */
export type TableProblem =
  | 'unreadable'
  | 'tooLarge'
  | 'merged'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'oldExcel'
  | 'locked'
  | 'webPage'
  | 'otherProgram';

/**
 * Its rows as texts, the headers first, without empty ones at its end. Of a table below the first line the lines above its headers
 * stand empty behind them, so that the row at 1 is always line 2 of the file.
 */
export type ReadTable = { rows: string[][]; problem?: never } | { problem: TableProblem };
