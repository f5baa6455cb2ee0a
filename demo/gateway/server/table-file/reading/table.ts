/** Limits of a table's size, and hints to find it. */
export interface TableLimits {
  /** Number of rows after the headers. */
  rows: number;
  columns: number;
  /** Known headers; they locate the table when a title or other sheets come before it. */
  headers: readonly string[];
  /**
   * Position of the table as the user has given it: the name of the sheet, and the number of the header line as in
   * spreadsheets.
   */
  at?: { sheet: string; line: number };
}

/** A non-empty line, numbered from 1 as in spreadsheets. */
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

/** Reasons why a file has no acceptable table. */
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
 * Rows as texts, the headers first, without empty rows at the end. Lines above the headers become empty rows after
 * them, so that index 1 is always line 2 of the file.
 */
export type ReadTable = { rows: string[][]; problem?: never } | { problem: TableProblem };
