/** How large a table may be. */
export interface TableLimits {
  /** Behind the headers. */
  rows: number;
  columns: number;
}

/** Why a file is no table that can be taken. */
export type TableProblem = 'unreadable' | 'merged' | 'tooManyRows' | 'tooManyColumns';

/** Its rows as texts, the headers first, without empty ones at its end. */
export type ReadTable = { rows: string[][]; problem?: never } | { problem: TableProblem };
