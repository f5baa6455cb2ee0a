import { cellOf, faultyCell } from '../../../../../src/domain/table-import/cell-fault';
import { RichText, unescaped, type Workbook } from './workbook';
import { attribute, XmlReader } from './xml';
import type { ZipParts } from './zip-parts';

/** A non-empty row, numbered from 1 as in spreadsheets. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** `mergedTo`: the last line with a merged cell. */
export interface SheetEnd {
  mergedTo: number;
}

/** Yields the rows of a sheet as they are unpacked; a caller that stops early leaves the rest packed and unread. */
export async function* sheetRows(
  parts: ZipParts,
  path: string,
  workbook: Workbook,
): AsyncGenerator<SheetRow, SheetEnd> {
  const sheet = new SheetReader(workbook);
  const xml = new XmlReader(sheet);
  for await (const piece of parts.text(path)) {
    xml.write(piece);
    yield* sheet.taken();
  }
  return { mergedTo: sheet.mergedTo };
}

interface Cell {
  type: string;
  style: number;
  value: string | undefined;
  text: string;
  hasFormula: boolean;
}

class SheetReader {
  mergedTo = 0;
  #rows: SheetRow[] = [];
  #line = 0;
  #place = -1;
  #cells: string[] = [];
  #cell: Cell | undefined;
  #isInValue = false;
  readonly #rich = new RichText();

  constructor(private readonly workbook: Workbook) {}

  /** Returns the rows completed since the last call. */
  taken(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: string): void {
    if (this.#cell !== undefined) this.#openInCell(this.#cell, name);
    else if (name === 'row') this.#openRow(attributes);
    else if (name === 'c') this.#openCell(attributes);
    else if (name === 'mergeCell') this.#merge(attribute(attributes, 'ref') ?? '');
  }

  text(text: string): void {
    if (this.#cell === undefined) return;
    if (this.#isInValue) this.#cell.value = (this.#cell.value ?? '') + text;
    else if (this.#rich.isText) this.#cell.text += text;
  }

  close(name: string): void {
    this.#rich.close(name);
    if (name === 'v') this.#isInValue = false;
    if (name === 'c' && this.#cell !== undefined) {
      const text = shownIn(this.#cell, this.workbook);
      // empty cells are only inserted before one with text
      if (text !== '') {
        while (this.#cells.length < this.#place) this.#cells.push('');
        this.#cells[this.#place] = text;
      }
      this.#cell = undefined;
    }
    if (name === 'row' && this.#cells.some((cell) => cell.trim() !== '')) {
      this.#rows.push({ line: this.#line, cells: this.#cells });
    }
  }

  /** Rows and cells may omit their position and then follow the one before. */
  #openRow(attributes: string): void {
    const line = Number(attribute(attributes, 'r') ?? this.#line + 1);
    if (!(line >= 1)) throw new RangeError('no line of a sheet');
    this.#line = line;
    this.#place = -1;
    this.#cells = [];
  }

  #openCell(attributes: string): void {
    const letters = /^[A-Z]{1,3}/i.exec(attribute(attributes, 'r') ?? '')?.[0];
    this.#place = letters === undefined ? this.#place + 1 : placeOf(letters);
    this.#cell = {
      type: attribute(attributes, 't') ?? 'n',
      style: Number(attribute(attributes, 's') ?? 0),
      value: undefined,
      text: '',
      hasFormula: false,
    };
  }

  #openInCell(cell: Cell, name: string): void {
    this.#rich.open(name);
    if (name === 'v') this.#isInValue = true;
    if (name === 'f') cell.hasFormula = true;
  }

  #merge(ref: string): void {
    const lines = [...ref.matchAll(/\d+/g)].map(Number);
    this.mergedTo = Math.max(this.mergedTo, ...lines);
  }
}

const placeOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Text that a cell shows; a cell that cannot be read returns its fault instead. */
function shownIn({ type, style, value, text, hasFormula }: Cell, workbook: Workbook): string {
  if (type === 'inlineStr') return shownText(unescaped(text), style, workbook);
  if (value === undefined || (value === '' && type !== 'str'))
    return hasFormula ? faultyCell('noResult') : '';
  switch (type) {
    case 'e':
      return faultyCell('error', value);
    case 'b':
      return /^(?:1|true)$/i.test(value.trim()) ? '是' : '否';
    case 's':
      return shownText(workbook.strings[Number(value)] ?? '', style, workbook);
    case 'str':
      return shownText(unescaped(value), style, workbook);
    case 'd':
      // a moment written as text
      return value
        .replace('T', ' ')
        .slice(0, 16)
        .replace(/ 00:00$/, '');
    default:
      return shownNumber(Number(value), style, workbook);
  }
}

function shownText(text: string, style: number, workbook: Workbook): string {
  if (text.trim() === '') return text;
  const shown = workbook.formatOf(style).showText(text);
  return shown.trim() === '' ? faultyCell('hidden') : cellOf(shown);
}

function shownNumber(value: number, style: number, workbook: Workbook): string {
  const shown = Number.isFinite(value) ? workbook.formatOf(style).showNumber(value) : undefined;
  if (shown === undefined) return faultyCell('format');
  return shown === '' ? faultyCell('hidden') : shown;
}
