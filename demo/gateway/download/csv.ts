import type { Cell } from './exports';

/**
 * Spreadsheets take a text that begins so for a formula, and carry it out; some leave out what is white or not seen before it.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])/u;

/** They take these for numbers and days: of `007`, `1E5678` or a long order number not every digit is left. */
const NUMBER = /^\d[\d,]*(\.\d+)?(e[+-]?\d+)?$/i;
const SHORT_DAY = /^\d{1,2}[-/]\d{1,2}$/;
/** More digits than they show of a number. */
const SHOWN = 11;

const losesDigits = (text: string): boolean =>
  SHORT_DAY.test(text) || (NUMBER.test(text) && (text.length > SHOWN || String(Number(text)) !== text));

/**
 * Rows as CSV (RFC 4180) that spreadsheets read as UTF-8. A text that they would take for a formula has an apostrophe before
 * it, and a text of digits that would not stay as it is, stands as `="007"`; numbers are left as they are.
 */
export async function* csvOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows) yield `${row.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return (cell.fen / 100).toFixed(2);
  const text = FORMULA.test(cell) ? `'${cell}` : losesDigits(cell) ? `="${cell}"` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
