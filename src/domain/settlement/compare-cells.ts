import type { LineKind } from '../../contract/settlement/bills';

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
