/**
 * Spreadsheets execute texts with such a beginning as formulas; some ignore white space or invisible characters before
 * it.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])/u;

export const isFormula = (text: string): boolean => FORMULA.test(text);

/** True for a text that gets a leading apostrophe in CSV: a formula, also one that follows apostrophes of its own. */
export const takesApostrophe = (text: string): boolean => isFormula(text.replace(/^'+/, ''));

/** Spreadsheets convert these to numbers and days: `007`, `1E5678` or a long order number would lose digits. */
const NUMBER = /^\d[\d,]*(\.\d+)?(e[+-]?\d+)?$/i;
const SHORT_DAY = /^\d{1,2}[-/]\d{1,2}$/;
/** More digits than spreadsheets show of a number. */
const SHOWN = 11;

const losesDigits = (text: string): boolean =>
  SHORT_DAY.test(text) || (NUMBER.test(text) && (text.length > SHOWN || String(Number(text)) !== text));

/**
 * Formats a text as a cell of CSV (RFC 4180). A text that spreadsheets would execute as a formula gets a leading
 * apostrophe, also after apostrophes of its own, and digits that they would convert are written as `="007"`.
 */
export function csvText(cell: string): string {
  const text = takesApostrophe(cell) ? `'${cell}` : losesDigits(cell) ? `="${cell}"` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
