/** Highest amount of one cell in fen, so that the sum of a file's maximum number of rows stays a safe integer. */
const GREATEST_FEN = 10_000_000_000;

const DIGITS = /^(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d*))?$/;

/**
 * Parses an amount in a common notation into fen: with ¥ or 元, separators, a sign before or behind it, brackets for a
 * refund, in half or full width. Computed from its digits, so that no amount drifts. undefined for an invalid amount,
 * fractions of a fen, and an amount above the limit, by default 100 million yuan.
 */
export function readAmount(text: string, greatestFen = GREATEST_FEN): number | undefined {
  const plain = withoutUnit(text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll(/[−–]/g, '-'));
  const inBrackets = /^\((.*)\)$/.exec(plain)?.[1];
  const [, before = '', number = '', behind = ''] =
    /^([+-]?)(.*?)(-?)$/.exec(inBrackets === undefined ? plain : withoutUnit(inBrackets)) ?? [];
  const signs = `${inBrackets === undefined ? '' : '-'}${before}${behind}`;
  if (signs.length > 1) return undefined;
  const [, whole, part = ''] = DIGITS.exec(number) ?? [];
  const hundredths = whole === undefined ? undefined : hundredthsOf(part);
  if (whole === undefined || hundredths === undefined) return undefined;
  const fen = Number(whole.replaceAll(',', '')) * 100 + hundredths;
  if (fen > greatestFen) return undefined;
  return signs === '-' && fen > 0 ? -fen : fen;
}

const withoutUnit = (text: string): string =>
  text.replace(/^([+-]?)(?:¥|CNY|RMB)/i, '$1').replace(/(?:元|CNY|RMB)(-?)$/i, '$1');

/**
 * Converts decimals to hundredths, or 100 where they are minimally below the next whole. Computed spreadsheet cells
 * contain 12.299999999999999 for 12.3, so deviations from the ninth place on are ignored. undefined for fractions of a
 * fen.
 */
function hundredthsOf(part: string): number | undefined {
  const rest = part.slice(2);
  const whole = Number(part.slice(0, 2).padEnd(2, '0'));
  if (/^0*$/.test(rest) || /^0{6}\d+$/.test(rest)) return whole;
  return /^9{6}\d+$/.test(rest) ? whole + 1 : undefined;
}
