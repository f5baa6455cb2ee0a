import { CsvError, parse, type Options } from 'csv-parse/sync';
import { cellOf } from '../../../../../src/domain/table-import/cell-fault';
import { takesApostrophe } from '../../../../../src/domain/table-import/csv-text';
import { findHeaders, HEAD_LINES, knownHeaders } from './find-headers';
import { TableRows } from './table-rows';
import type { HeadLine, ReadHeads, ReadTable, TableLimits, TableProblem } from './table';

const SEPARATORS = [',', '\t', ';'] as const;
/** The line that tells Excel the separator, which Excel does not show. */
const TOLD = /^sep=([^\r\n])(?:\r\n|\r|\n)/i;
/** Columns examined in the first rows. */
const HEAD_COLUMNS = 1000;
/** Characters of a large file examined for its headers and first rows. */
const HEAD_TEXT = 256 * 1024;

interface Separated {
  body: string;
  separator: string;
  /** The first rows, including empty ones. */
  head: string[][];
  /** Header line, counted from 0. */
  line: number;
}

/**
 * Reads the table of a text. The separator is the one named in its first line, or else the one with the most known
 * headers or the most columns.
 */
export function textTable(text: string, limits: TableLimits): ReadTable {
  const { body, separator, line } = separated(text, limits);
  const tableAt = limits.at === undefined ? line : limits.at.line - 1;
  let table = new TableRows(tableAt, limits);
  const problem = eachRow(body, { separator, columns: limits.columns }, () => {
    table = new TableRows(tableAt, limits);
    return (cells, at) => (cells.every((cell) => cell.trim() === '') ? undefined : table.add(at, cells));
  });
  return problem === undefined ? { rows: table.rows } : { problem };
}

/** The first non-empty lines of a text. */
export function textHeads(text: string, limits: TableLimits): ReadHeads {
  const lines = separated(text, limits)
    .head.map((cells, at): HeadLine => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { sheets: [{ name: '', lines }] };
}

function separated(text: string, limits: TableLimits): Separated {
  const [told = '', separator] = TOLD.exec(text) ?? [];
  const body = text.slice(told.length);
  const headers = knownHeaders(limits.headers);
  const found = (separator === undefined ? SEPARATORS : [separator]).map((one) => {
    const head = headOf(body, one);
    const { line, known } = findHeaders(head, headers);
    return { body, separator: one, head, line, known, columns: head[line]?.length ?? 0 };
  });
  return found.reduce((one, other) =>
    other.known > one.known || (other.known === one.known && other.columns > one.columns) ? other : one,
  );
}

/** The first rows as far as they can be read. A far too wide row is replaced by one of placeholders. */
function headOf(body: string, separator: string): string[][] {
  const head: string[][] = [];
  const problem = eachRow(body.slice(0, HEAD_TEXT), { separator, columns: HEAD_COLUMNS }, () => {
    head.length = 0;
    return (cells, at) => {
      if (at >= HEAD_LINES) return 'tooManyRows';
      while (head.length < at) head.push([]);
      head.push(cells);
      return undefined;
    };
  });
  if (problem === 'tooManyColumns') head.push(Array<string>(HEAD_COLUMNS).fill('-'));
  return head;
}

/** Digits written as a formula so that spreadsheets keep them as text, as exports write them. */
const KEPT_DIGITS = /^="([^"]*)"$/;

/** Removes the apostrophe that exports put before a text that begins like a formula. */
const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && takesApostrophe(cell) ? cell.slice(1) : cell;

const kept = (cell: string): string => cellOf(withoutApostrophe(cell.replace(KEPT_DIGITS, '$1')));

/** Longest text of a row in characters, and longest run of empty cells. */
const RECORD_LENGTH = 4 * 1024 * 1024;
const EMPTY_CELLS = 50_000;

/** Stops the reader at the first problem. */
class Stopped extends Error {
  constructor(readonly problem: TableProblem) {
    super(problem);
  }
}

type Hear = (cells: string[], at: number) => TableProblem | undefined;

/**
 * Parses a CSV (RFC 4180) with any line ends and calls the listener for each non-empty row with its index, counted from
 * 0 with empty rows. Stops at the first problem. `begin` creates the listener and may be called twice: a second pass
 * keeps blanks around quotation marks when text follows a closing mark.
 */
function eachRow(
  body: string,
  form: { separator: string; columns: number },
  begin: () => Hear,
): TableProblem | undefined {
  // an empty cell is one byte in the file but hundreds of bytes in memory
  if (body.includes(form.separator.repeat(EMPTY_CELLS))) return 'tooManyColumns';
  for (const trim of [true, false]) {
    try {
      parse(body, optionsOf(form, trim, begin()));
      return undefined;
    } catch (error) {
      if (error instanceof Stopped) return error.problem;
      if (!(error instanceof CsvError)) throw error;
    }
  }
  return 'unreadable';
}

const optionsOf = (
  { separator, columns }: { separator: string; columns: number },
  trim: boolean,
  hear: Hear,
): Options => ({
  trim,
  delimiter: separator,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // quotation marks within a cell are literal
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: RECORD_LENGTH,
  on_record(cells, { records, empty_lines }) {
    const problem =
      cells.length > columns ? 'tooManyColumns' : hear(cells.map(kept), records - 1 + empty_lines);
    if (problem !== undefined) throw new Stopped(problem);
    return null;
  },
});
