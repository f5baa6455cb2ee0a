import type { ReadTable, TableLimits } from './table';

/** Encodings of spreadsheets that are tried; the first that fits is taken. */
const ENCODINGS = ['utf-8', 'gb18030'] as const;

/** The text of a file, whichever of the usual encodings it has; undefined for neither. */
export function textOf(bytes: Uint8Array): string | undefined {
  for (const encoding of ENCODINGS) {
    try {
      // takes the mark of UTF-8 away too
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * Rows of a CSV (RFC 4180), whatever its line ends. It is left as soon as it is found too large: empty cells and lines cost a file
 * one byte each, and would take hundreds of times that in memory.
 */
export function csvTable(text: string, limits: TableLimits): ReadTable {
  // no text has it; pictures and texts of two bytes a character do
  if (text.includes('\0')) return { problem: 'unreadable' };
  const rows: string[][] = [];
  /** Empty rows that are none unless another follows. */
  let empty = 0;
  for (let at = 0; at < text.length;) {
    const row = rowAt(text, at, limits.columns);
    if (typeof row === 'string') return { problem: row };
    at = row.end;
    if (row.cells.every((cell) => cell.trim() === '')) {
      empty += 1;
      continue;
    }
    if (rows.length + empty > limits.rows) return { problem: 'tooManyRows' };
    for (; empty > 0; empty -= 1) rows.push([]);
    rows.push(row.cells);
  }
  return { rows };
}

/** A text of digits that spreadsheets leave as it is, as exports write it. */
const KEPT_DIGITS = /^="([^"]*)"$/;

/** The row that begins at a place; `end`: where the next begins. */
function rowAt(
  text: string,
  begin: number,
  columns: number,
): { cells: string[]; end: number } | 'unreadable' | 'tooManyColumns' {
  const cells: string[] = [];
  for (let at = begin; ; at += 1) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    if (cell === undefined) return 'unreadable';
    if (cells.length >= columns) return 'tooManyColumns';
    cells.push(cell.value.replace(KEPT_DIGITS, '$1'));
    at = cell.end;
    if (text[at] !== ',') return { cells, end: at + (text.startsWith('\r\n', at) ? 2 : 1) };
  }
}

const END = /[,\r\n]/g;

function plainCell(text: string, begin: number): { value: string; end: number } {
  END.lastIndex = begin;
  const end = END.exec(text)?.index ?? text.length;
  return { value: text.slice(begin, end), end };
}

/** What stands between the quotation and the next cell belongs to the cell. */
function quotedCell(text: string, begin: number): { value: string; end: number } | undefined {
  let value = '';
  for (let at = begin + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = plainCell(text, quote + 1);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    at = quote + 2;
  }
}
