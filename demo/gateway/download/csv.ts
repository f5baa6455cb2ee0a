import { csvText } from '../../../src/domain/table-import/csv-text';
import { cellText, type Cell, type ExportRow } from './cells';

/** Rows as CSV that spreadsheets read as UTF-8; numbers are unchanged. */
export async function* csvOf(rows: AsyncIterable<ExportRow>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows) {
    const cells = 'totals' in row ? row.totals : row;
    yield `${cells.map(cellCsv).join(',')}\r\n`;
  }
}

const cellCsv = (cell: Cell): string => (typeof cell === 'string' ? csvText(cell) : cellText(cell));
