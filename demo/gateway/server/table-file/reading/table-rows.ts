import type { TableLimits, TableProblem } from './table';

/** Collects the rows of a table as they are read, each at its line. */
export class TableRows {
  readonly rows: string[][] = [];

  /** `headerLine`: counted from 0, as all lines here are. */
  constructor(
    private readonly headerLine: number,
    private readonly limits: TableLimits,
  ) {}

  /** Adds a non-empty row, or returns why the table cannot be accepted. */
  add(line: number, cells: string[]): TableProblem | undefined {
    if (line < this.headerLine) return undefined;
    if (line - this.headerLine > this.limits.rows) return 'tooManyRows';
    if (cells.length > this.limits.columns) return 'tooManyColumns';
    if (line === this.headerLine) this.rows.push(cells);
    else {
      if (this.rows.length === 0) this.rows.push([]);
      while (this.rows.length < line) this.rows.push([]);
      this.rows.push(cells);
    }
    return undefined;
  }
}
