import { cellOf } from '../../../../../src/domain/table-import/cell-fault';
import { findHeaders, HEAD_LINES, knownHeaders } from './find-headers';
import { TableRows } from './table-rows';
import type { ReadTable, TableLimits } from './table';

/** Marks at the beginning of texts of two bytes a character. */
const TWO_BYTES = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
/** Encodings of spreadsheets that are tried; the first that fits is taken. */
const ENCODINGS = ['utf-8', 'gb18030'] as const;

/** The text of a file, whichever of the usual encodings it has; undefined for none of them. */
export function textOf(bytes: Uint8Array): string | undefined {
  const marked = TWO_BYTES.filter(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  for (const encoding of marked.length > 0 ? marked.map((one) => one.encoding) : ENCODINGS) {
    try {
      // takes the mark away too
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  }
  return undefined;
}

const SEPARATORS = [',', '\t', ';'] as const;
/** The line that tells Excel the separator, which it does not show. */
const TOLD = /^sep=([^\r\n])(?:\r\n|\r|\n)/i;

/** The table of a text: separated as its first line says, or else as most of its headers are known or most columns come out. */
export function textTable(text: string, limits: TableLimits): ReadTable {
  // no text has it; pictures and texts of two bytes a character without a mark do
  if (text.includes('\0')) return { problem: 'unreadable' };
  const [told = '', separator] = TOLD.exec(text) ?? [];
  const body = text.slice(told.length);
  const headers = knownHeaders(limits.headers);
  const found = (separator === undefined ? SEPARATORS : [separator]).map((one) => {
    const head = headOf(body, one);
    const { line, known } = findHeaders(head, headers);
    return { separator: one, line, known, columns: head[line]?.length ?? 0 };
  });
  const best = found.reduce((one, other) =>
    other.known > one.known || (other.known === one.known && other.columns > one.columns) ? other : one,
  );
  return csvTable(body, limits, best);
}

/** Columns of the first rows that are looked at. */
const HEAD_COLUMNS = 1000;

/** The first rows as far as they can be read. */
function headOf(text: string, separator: string): string[][] {
  const head: string[][] = [];
  const form = { columns: HEAD_COLUMNS, separator, end: endOf(separator) };
  for (let at = 0; at < text.length && head.length < HEAD_LINES;) {
    const row = rowAt(text, at, form);
    // of a wider one more than may be is known by now
    if (row === 'tooManyColumns') head.push(Array<string>(HEAD_COLUMNS).fill('-'));
    if (typeof row === 'string') break;
    head.push(row.cells);
    at = row.end;
  }
  return head;
}

/**
 * Rows of a CSV (RFC 4180) with any line ends. Reading stops as soon as it is found too large: empty cells and lines cost a file
 * one byte each, and would take hundreds of times that in memory.
 */
function csvTable(text: string, limits: TableLimits, { separator, line }: CsvForm): ReadTable {
  const table = new TableRows(line, limits);
  const form = { columns: limits.columns, separator, end: endOf(separator) };
  let current = 0;
  for (let at = 0; at < text.length; current += 1) {
    const sign = text[at];
    // an empty line takes a byte: a file has millions of them
    if (sign === '\n' || sign === '\r') {
      at += sign === '\r' && text[at + 1] === '\n' ? 2 : 1;
      continue;
    }
    const row = rowAt(text, at, form);
    if (typeof row === 'string') return { problem: row };
    at = row.end;
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const problem = table.add(current, row.cells);
    if (problem !== undefined) return { problem };
  }
  return { rows: table.rows };
}

interface CsvForm {
  separator: string;
  /** Of the headers, counted from 0. */
  line: number;
}

/** A text of digits that spreadsheets leave as it is, as exports write it. */
const KEPT_DIGITS = /^="([^"]*)"$/;

/** The row that begins at a place; `end`: where the next begins. */
function rowAt(
  text: string,
  begin: number,
  { columns, separator, end }: { columns: number; separator: string; end: RegExp },
): { cells: string[]; end: number } | 'unreadable' | 'tooManyColumns' {
  const cells: string[] = [];
  for (let at = begin; ; at += 1) {
    const cell = text[at] === '"' ? quotedCell(text, at, end) : plainCell(text, at, end);
    if (cell === undefined) return 'unreadable';
    if (cells.length >= columns) return 'tooManyColumns';
    cells.push(cellOf(cell.value.replace(KEPT_DIGITS, '$1')));
    at = cell.end;
    if (text[at] !== separator) return { cells, end: at + (text.startsWith('\r\n', at) ? 2 : 1) };
  }
}

/** Matches the end of a cell: the separator or a line break. */
const endOf = (separator: string): RegExp =>
  new RegExp(`[\\u{${separator.codePointAt(0)?.toString(16) ?? ''}}\\r\\n]`, 'gu');

function plainCell(text: string, begin: number, pattern: RegExp): { value: string; end: number } {
  pattern.lastIndex = begin;
  const end = pattern.exec(text)?.index ?? text.length;
  return { value: text.slice(begin, end), end };
}

/** Text between the closing quotation mark and the next cell belongs to the cell. */
function quotedCell(
  text: string,
  begin: number,
  pattern: RegExp,
): { value: string; end: number } | undefined {
  let value = '';
  for (let at = begin + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = plainCell(text, quote + 1, pattern);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    at = quote + 2;
  }
}
