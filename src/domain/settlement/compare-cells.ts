import type { LineKind } from '../../contract/settlement/bills';

const PLAIN_NO = /^[0-9A-Z]*$/;

/** Normalises a ticket or order number: without blanks and hyphens, in half-width capitals. */
export const plainNo = (text: string): string =>
  PLAIN_NO.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replaceAll(/[\s\-‐-―−'`]/g, '')
        .toUpperCase();

/**
 * True for a plausible number: spreadsheets that keep only the first digits write 7.81E+12, and rows with totals
 * contain words.
 */
export const isNo = (plain: string): boolean => plain.length <= 40 && /^(?=.*\d)[0-9A-Z]+$/.test(plain);

/** Removes differences that readers do not see: blanks, case, width of the letters. */
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

/** Returns undefined for an unknown word. */
export const readKind = (text: string): LineKind | undefined => KINDS.get(plainText(text));
