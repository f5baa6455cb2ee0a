import { plainHeader } from '../../../../../src/domain/table-import/columns';

/** Lines among which the headers are looked for. */
export const HEAD_LINES = 20;
/** Counts a header together with the text in brackets behind it. */
const HEADER_LENGTH = 200;

/** The first lines of a sheet or text, the empty ones too. */
export type Head = readonly (readonly string[])[];

/** Where headers stand, and how many of them are known. */
export interface FoundHeaders {
  /** Counted from 0. */
  line: number;
  known: number;
}

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

/**
 * The line of headers: the first with most that are known. Where none is known, the first with more than a title in it, and where
 * there is none, the first that says anything.
 */
export function findHeaders(head: Head, headers: ReadonlySet<string>): FoundHeaders {
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

/** The headers as they are compared. */
export const knownHeaders = (headers: readonly string[]): ReadonlySet<string> =>
  new Set(headers.map(plainHeader));
