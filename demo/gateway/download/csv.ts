import { csvText } from '../../../src/domain/table-import/csv-text';
import type { Cell } from './exports';

/** Rows as CSV that spreadsheets read as UTF-8; numbers are unchanged. */
export async function* csvOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows) yield `${row.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return csvText(cell);
  return 'day' in cell ? cell.day : (cell.fen / 100).toFixed(2);
}
