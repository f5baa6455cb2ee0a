import type { Cell } from './cells';
import type { ExportColumn } from './exports';

/** Adds up the amounts of the columns that add up, row by row. */
export class Totals<Row> {
  private readonly sums = new Map<number, number>();

  constructor(
    private readonly columns: readonly ExportColumn<Row>[],
    private readonly label: string,
  ) {
    for (const [at, { addsUp }] of columns.entries()) if (addsUp === true) this.sums.set(at, 0);
  }

  add(cells: readonly Cell[]): void {
    for (const [at, sum] of this.sums) {
      const cell = cells[at];
      if (cell !== null && typeof cell === 'object' && 'fen' in cell) this.sums.set(at, sum + cell.fen);
    }
  }

  /** The last row; undefined where no column adds up. */
  get row(): readonly Cell[] | undefined {
    if (this.sums.size === 0) return undefined;
    return this.columns.map((_, at) => {
      const sum = this.sums.get(at);
      return sum === undefined ? (at === 0 ? this.label : null) : { fen: sum };
    });
  }
}
