import { CsvError, parse, type Options } from 'csv-parse/sync';
import { cellOf } from '../../../../../src/domain/table-import/cell-fault';
import { findHeaders, HEAD_LINES, knownHeaders } from './find-headers';
import { TableRows } from './table-rows';
import type { HeadLine, ReadHeads, ReadTable, TableLimits, TableProblem } from './table';

const SEPARATORS = [',', '\t', ';'] as const;
/** The line that tells Excel the separator, which it does not show. */
const TOLD = /^sep=([^\r\n])(?:\r\n|\r|\n)/i;
/** Columns of the first rows that are looked at. */
const HEAD_COLUMNS = 1000;
/** Headers and the first rows have that many characters at most: no more of a large file is looked at for them. */
const HEAD_TEXT = 256 * 1024;

interface Separated {
  body: string;
  separator: string;
  /** The first rows, the empty ones too. */
  head: string[][];
  /** Of the headers, counted from 0. */
  line: number;
}

/** The table of a text: separated as its first line says, or else as most of its headers are known or most columns come out. */
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

/** The first lines of a text that say anything. */
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

/** The first rows as far as they can be read; one that is far too wide is known by that. */
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

/** A text of digits that spreadsheets leave as it is, as exports write it. */
const KEPT_DIGITS = /^="([^"]*)"$/;

const kept = (cell: string): string => cellOf(cell.replace(KEPT_DIGITS, '$1'));

/** The text of a row, in characters, and cells without any text in a row. */
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
 * Has the rows of a CSV (RFC 4180) heard with any line ends, each with its place among them, counted from 0 with the empty ones;
 * empty lines are not heard. Ends with the first problem. `begin`: hears them from the first one on, which may be twice: where text
 * stands behind a closing quotation mark, blanks beside the marks are not left out.
 */
function eachRow(
  body: string,
  form: { separator: string; columns: number },
  begin: () => Hear,
): TableProblem | undefined {
  // empty cells cost a file one byte each, and hundreds of times that in memory
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
  // quotation marks within a cell stand for themselves
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
