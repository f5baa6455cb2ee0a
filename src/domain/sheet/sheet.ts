/**
 * Format of a number: `amount` in yuan with two decimals, `whole` and `tenth` with none and one, `percent` of 1 with one
 * decimal, `plain` as it is.
 */
export type NumberFormat = 'amount' | 'whole' | 'tenth' | 'percent' | 'plain';

/**
 * Value of a saved cell: a text, a number, a day YYYY-MM-DD or a month YYYY-MM, or a time YYYY-MM-DDTHH:mm in Shanghai;
 * null is empty.
 */
export type SheetCell =
  | string
  | null
  | { number: number; format: NumberFormat }
  | { day: string }
  | { time: string };

/** A table to be saved as a file. */
export interface Sheet {
  title: string;
  /** Names and values of the filters that the figures are restricted by. */
  filters: readonly (readonly [name: string, value: string])[];
  headers: readonly string[];
  rows: readonly (readonly SheetCell[])[];
  /** Last row, with the totals; missing where the rows do not add up. */
  totals?: readonly SheetCell[] | undefined;
}

/** Fraction digits of a number in its file, as far as they are fixed. */
const DIGITS: Readonly<Record<Exclude<NumberFormat, 'plain'>, number>> = {
  amount: 2,
  whole: 0,
  tenth: 1,
  percent: 1,
};

/** Returns the text of a number without thousands separators: 1234.50, 12.5%. */
export function sheetNumberText({ number, format }: { number: number; format: NumberFormat }): string {
  if (format === 'plain') return String(number);
  return format === 'percent' ? `${(100 * number).toFixed(DIGITS.percent)}%` : number.toFixed(DIGITS[format]);
}

/** Returns an amount in fen as a cell in yuan, rounded to whole fen as on the screen. */
export const amountCell = (fen: number): SheetCell => ({ number: Math.round(fen) / 100, format: 'amount' });

export const countCell = (count: number): SheetCell => ({ number: count, format: 'whole' });

/** Returns a percentage as a cell, rounded to a tenth as on the screen. */
export const percentCell = (percent: number): SheetCell => ({
  number: Math.round(percent * 10) / 1000,
  format: 'percent',
});

/** Characters that systems refuse in the name of a file. */
const REFUSED = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const NAME_LENGTH = 80;
/** Longest name of a sheet that Excel opens. */
const SHEET_NAME_LENGTH = 31;
/** Space for the number of a name that is there already. */
const NUMBER_LENGTH = 4;

/** Returns a title as the name of a file without extension. */
export const fileNameOf = (title: string): string => {
  const letters = [...title.replace(REFUSED, '-').replace(/^[\s.]+|[\s.]+$/g, '')];
  return letters.slice(0, NAME_LENGTH).join('') || 'data';
};

/** Returns titles as the names of the sheets of one workbook; a name that is there already gets a number. */
export function sheetNamesOf(titles: readonly string[]): string[] {
  const names: string[] = [];
  for (const title of titles) {
    const letters = [...fileNameOf(title.replace(/[[\]']/g, ' '))];
    let name = letters.slice(0, SHEET_NAME_LENGTH).join('').trim();
    // Excel compares names without case
    const isTaken = (given: string): boolean =>
      names.some((one) => one.toLowerCase() === given.toLowerCase());
    for (let number = 2; isTaken(name); number += 1)
      name = `${letters
        .slice(0, SHEET_NAME_LENGTH - NUMBER_LENGTH)
        .join('')
        .trim()} ${number}`;
    names.push(name);
  }
  return names;
}
