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
 * A text as a cell of CSV (RFC 4180). One that spreadsheets would take for a formula has an apostrophe before it, and one of digits
 * that would not stay as it is, stands as `="007"`.
 */
export function csvText(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : losesDigits(cell) ? `="${cell}"` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
