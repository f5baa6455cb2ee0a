import { BUILT_IN_FORMATS } from '../../../../../src/domain/table-import/number-format/built-in';
import {
  numberFormat,
  type NumberFormat,
} from '../../../../../src/domain/table-import/number-format/number-format';
import { attribute, XmlReader, type XmlListener } from './xml';
import type { ZipParts } from './zip-parts';

/** Parts of a workbook that are needed to read the cells of its sheets. */
export interface Workbook {
  /** Visible sheets in their order. */
  sheets: readonly { name: string; path: string }[];
  /** Shared strings, which cells reference by index. */
  strings: readonly string[];
  is1904: boolean;
  /** Returns the number format of a cell style. */
  formatOf(style: number): NumberFormat;
}

/** Throws RangeError when the archive contains no workbook. */
export async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  const path = (await relations(parts, '')).find(({ type }) => type === 'officeDocument')?.path;
  const bookPath = path !== undefined && parts.has(path) ? path : 'xl/workbook.xml';
  if (!parts.has(bookPath)) throw new RangeError('no workbook');
  const { sheets, is1904 } = await readBook(parts, bookPath);
  const related = await relations(parts, bookPath);
  const pathOf = (type: string, usual: string) => related.find((one) => one.type === type)?.path ?? usual;
  const seen = sheets.flatMap(({ id, ...sheet }) => {
    const found = related.find((one) => one.id === id && one.type === 'worksheet');
    return found === undefined ? [] : [{ path: found.path, ...sheet }];
  });
  const shown = seen.filter(({ isHidden }) => !isHidden);
  const codes = await readFormats(parts, pathOf('styles', 'xl/styles.xml'));
  return {
    sheets: (shown.length > 0 ? shown : seen).map(({ name, path }) => ({ name, path })),
    strings: await readStrings(parts, pathOf('sharedStrings', 'xl/sharedStrings.xml')),
    is1904,
    formatOf: formatsOf(codes, is1904),
  };
}

interface Relation {
  id: string;
  /** Last segment of the type, which is equal in all editions of the format. */
  type: string;
  path: string;
}

/** Relations of a part to other parts; '' for those of the whole archive. */
async function relations(parts: ZipParts, of: string): Promise<Relation[]> {
  const stroke = of.lastIndexOf('/');
  const folder = of.slice(0, stroke + 1);
  const found: Relation[] = [];
  await hear(parts, `${folder}_rels/${of.slice(stroke + 1)}.rels`, {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const target = (attribute(attributes, 'Target') ?? '').replaceAll('\\', '/');
      found.push({
        id: attribute(attributes, 'Id') ?? '',
        type: attribute(attributes, 'Type')?.split('/').at(-1) ?? '',
        path: target.startsWith('/') ? target.slice(1) : upwards(folder + target),
      });
    },
  });
  return found;
}

const upwards = (path: string): string => path.replaceAll(/[^/]+\/\.\.\//g, '').replaceAll('./', '');

/** Passes the elements of a part to the listener; a missing part has none. */
async function hear(parts: ZipParts, path: string, listener: Partial<XmlListener>): Promise<void> {
  const nothing = () => undefined;
  const reader = new XmlReader({ open: nothing, text: nothing, close: nothing, ...listener });
  for await (const piece of parts.text(path)) reader.write(piece);
}

async function readBook(parts: ZipParts, path: string) {
  const sheets: { id: string; name: string; isHidden: boolean }[] = [];
  let is1904 = false;
  await hear(parts, path, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet') return;
      const state = attribute(attributes, 'state') ?? 'visible';
      // r:id, not the sheetId beside it
      sheets.push({
        id: attribute(attributes, 'id') ?? '',
        name: attribute(attributes, 'name') ?? '',
        isHidden: state !== 'visible',
      });
    },
  });
  return { sheets, is1904 };
}

/** The format of each style of cells. */
async function readFormats(parts: ZipParts, path: string): Promise<string[]> {
  const own = new Map<number, string>();
  const styles: number[] = [];
  let isInCells = false;
  await hear(parts, path, {
    open(name, attributes) {
      if (name === 'cellXfs') isInCells = true;
      if (name === 'numFmt') {
        own.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '');
      }
      if (name === 'xf' && isInCells) styles.push(Number(attribute(attributes, 'numFmtId') ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles.map((id) => own.get(id) ?? BUILT_IN_FORMATS[id] ?? 'General');
}

function formatsOf(codes: readonly string[], is1904: boolean): Workbook['formatOf'] {
  const formats = new Map<string, NumberFormat>();
  return (style) => {
    const code = codes[style] ?? 'General';
    const format = formats.get(code) ?? numberFormat(code, { is1904 });
    formats.set(code, format);
    return format;
  };
}

async function readStrings(parts: ZipParts, path: string): Promise<string[]> {
  const strings: string[] = [];
  const rich = new RichText();
  let text = '';
  await hear(parts, path, {
    open(name) {
      if (name === 'si') text = '';
      rich.open(name);
    },
    text(piece) {
      if (rich.isText) text += piece;
    },
    close(name) {
      rich.close(name);
      if (name === 'si') strings.push(unescaped(text));
    },
  });
  return strings;
}

/** Collects the visible text of a rich text, without its phonetic hints. */
export class RichText {
  #isInText = false;
  #isSpoken = false;

  get isText(): boolean {
    return this.#isInText && !this.#isSpoken;
  }
  open(name: string): void {
    if (name === 't') this.#isInText = true;
    if (name === 'rPh') this.#isSpoken = true;
  }
  close(name: string): void {
    if (name === 't') this.#isInText = false;
    if (name === 'rPh') this.#isSpoken = false;
  }
}

/** Decodes characters that XML cannot contain, which are written as `_xHHHH_`. */
export const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
