import { plainHeader } from '../../../../../src/domain/table-import/columns';

/** Lines in which the headers are searched. */
export const HEAD_LINES = 20;
/** Longest header, including a text in brackets after it. */
const HEADER_LENGTH = 200;

/** The first lines of a sheet or text, including empty ones. */
export type Head = readonly (readonly string[])[];

/** Position of the headers, and the number of known ones. */
export interface HeaderMatch {
  /** Counted from 0. */
  line: number;
  known: number;
}

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

/**
 * Finds the header line: the first with the most known headers; without known ones the first with more than one text;
 * failing that the first non-empty line.
 */
export function findHeaders(head: Head, headers: ReadonlySet<string>): HeaderMatch {
  const known = head.map((cells) => {
    const short = cells.filter(({ length }) => length <= HEADER_LENGTH);
    return new Set(short.map(plainHeader).filter((one) => headers.has(one))).size;
  });
  const most = Math.max(0, ...known);
  if (most > 0) return { line: known.indexOf(most), known: most };
  const filled = head.map(filledIn);
  const line = filled.findIndex((count) => count > 1);
  return { line: Math.max(0, line < 0 ? filled.findIndex((count) => count > 0) : line), known: 0 };
}

/** Normalised headers for comparison. */
export const knownHeaders = (headers: readonly string[]): ReadonlySet<string> =>
  new Set(headers.map(plainHeader));
