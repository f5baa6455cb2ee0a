import type { TableLimits, TableProblem } from './table';

/** Rows of a table as they are read one after another, each where its line is. */
export class TableRows {
  readonly rows: string[][] = [];

  /** `headerLine`: counted from 0, as all lines here are. */
  constructor(
    private readonly headerLine: number,
    private readonly limits: TableLimits,
  ) {}

  /** Takes a row that says something, or tells why the table cannot be taken. */
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
