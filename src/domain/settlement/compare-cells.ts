import type { LineKind } from '../../contract/settlement/bills';
import { readTime } from '../report/record-cells';
import { readDay } from '../table-import/day';

/** The most that one row may come to: fen. So many rows as a file may have do not add up to more than a number holds. */
const GREATEST_FEN = 10_000_000_000;

const DIGITS = /^(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d*))?$/;

/**
 * An amount as it is commonly written, as fen: with ¥ or 元, separators, a sign before or behind it, brackets where it goes back, in
 * half or full width. Put together of its digits, so that none drifts. undefined for none, for parts of a fen, and for more than
 * 100 million yuan.
 */
export function readAmount(text: string): number | undefined {
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
  if (fen > GREATEST_FEN) return undefined;
  return signs === '-' && fen > 0 ? -fen : fen;
}

const withoutUnit = (text: string): string =>
  text.replace(/^([+-]?)(?:¥|CNY|RMB)/i, '$1').replace(/(?:元|CNY|RMB)(-?)$/i, '$1');

/**
 * What stands behind the decimal point, as hundredths, 100 where it is that little below the next. A spreadsheet that has calculated
 * keeps 12.3 as 12.299999999999999: what is off in the ninth place or behind it is no part of a fen. undefined for parts of one.
 */
function hundredthsOf(part: string): number | undefined {
  const rest = part.slice(2);
  const whole = Number(part.slice(0, 2).padEnd(2, '0'));
  if (/^0*$/.test(rest) || /^0{6}\d+$/.test(rest)) return whole;
  return /^9{6}\d+$/.test(rest) ? whole + 1 : undefined;
}

const PLAIN_NO = /^[0-9A-Z]*$/;

/** A ticket's or an order's number without blanks and hyphens, in capitals of half width. */
export const plainNo = (text: string): string =>
  PLAIN_NO.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replaceAll(/[\s\-‐-―−'`]/g, '')
        .toUpperCase();

/** A number that can be one: a spreadsheet that keeps the first digits alone writes 7.81E+12, and a line of sums has words there. */
export const isNo = (plain: string): boolean => plain.length <= 40 && /^(?=.*\d)[0-9A-Z]+$/.test(plain);

/** A text without what nobody sees as a difference: blanks, case, width of the letters. */
export const plainText = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

/** YYYY-MM-DD; a time behind it is left out. undefined for none. */
export function readRecordDay(text: string): string | undefined {
  const day = readDay(text);
  if (day !== undefined) return day;
  const time = readTime(text);
  return time.problem === undefined ? time.value.slice(0, 10) : undefined;
}

const WORDS: Readonly<Record<LineKind, readonly string[]>> = {
  fare: ['票价', '机票', '机票款', '机票费', '票款', '票面价'],
  fund: ['民航发展基金', '机建', '机建费', '机场建设费', '基建费'],
  fuel: ['燃油附加费', '燃油', '燃油费'],
  service: ['服务费', '手续费'],
  insurance: ['保险', '保险费', '航意险', '航空意外险'],
  change: ['改签', '改签费', '改期', '改期费', '改签差价', '票价差额'],
  refund: ['退票', '退票款', '退款', '退票退款'],
  dispute: ['异议结转'],
  correction: ['异议更正'],
  balance: ['余额结转'],
};
const KINDS = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) => words.map((word) => [word, kind as LineKind] as const)),
);

/** undefined for a word that is none. */
export const readKind = (text: string): LineKind | undefined => KINDS.get(plainText(text));
