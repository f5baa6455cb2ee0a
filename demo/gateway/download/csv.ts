import type { Cell } from './exports';

/** Spreadsheets take a text that begins so for a formula, and carry it out. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Rows as CSV (RFC 4180) that spreadsheets read as UTF-8. A text that they would take for a formula has an apostrophe before
 * it; numbers are left as they are.
 */
export async function* csvOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows) yield `${row.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return (cell.fen / 100).toFixed(2);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
