/** How large a table may be, and how it is known. */
export interface TableLimits {
  /** Behind the headers. */
  rows: number;
  columns: number;
  /** Headers that the table may have: it is looked for by them where a title or other sheets stand before it. */
  headers: readonly string[];
}

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
