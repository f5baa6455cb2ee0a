import { inflateSync } from 'node:zlib';

/** Object of a PDF file: its dictionary as text, and its stream. */
interface PdfObject {
  text: string;
  stream: string;
}

/** Texts of a PDF by Chromium or PDFKit, one string per sheet, without spaces. */
export function sheetTexts(file: Buffer): string[] {
  const objects = objectsOf(file.toString('latin1'));
  const textOf = (id: string | undefined) => objects.get(id ?? '')?.text ?? '';
  const kids = (id: string): string[] => {
    const node = textOf(id);
    const list = /\/Kids\s*\[([^\]]*)\]/.exec(node)?.[1];
    return list === undefined ? [id] : refsIn(list).flatMap(kids);
  };
  const catalog = [...objects.values()].find(({ text }) => /\/Type\s*\/Catalog\b/.test(text));
  const root = /\/Pages\s+(\d+) 0 R/.exec(catalog?.text ?? '')?.[1];
  if (root === undefined) throw new Error('a PDF has pages');
  const words = (id: string): string => {
    const { text, stream } = objects.get(id) ?? { text: '', stream: '' };
    const resources = `${text} ${textOf(/\/Resources\s+(\d+) 0 R/.exec(text)?.[1])}`;
    const isPage = /\/Type\s*\/Page\b/.test(text);
    const content = isPage
      ? refsIn(/\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(text)?.[1] ?? '')
          .map((one) => objects.get(one)?.stream ?? '')
          .join('\n')
      : stream;
    const named = new Map(
      [...resources.matchAll(/\/(\w+)\s+(\d+) 0 R/g)].map(([, name = '', ref = '']) => [name, ref]),
    );
    return shown(content, {
      form: (name) => (named.has(name) ? words(named.get(name) ?? '') : ''),
      font: (name) => fontOf(objects, textOf(named.get(name))),
    });
  };
  return kids(root).map(words);
}

interface Named {
  /** Returns the content of a form XObject, which is a part of the sheet drawn by name. */
  form(name: string): string;
  font(name: string): Font;
}

interface Font {
  /** Hexadecimal digits per glyph: Type 3 fonts have at most 256 glyphs. */
  digits: 2 | 4;
  letters: ReadonlyMap<number, string>;
}

/** Words of a content stream, in the order of drawing. */
function shown(content: string, { form, font }: Named): string {
  let current: Font = { digits: 4, letters: new Map() };
  let text = '';
  for (const [, selected, glyphs, drawn] of content.matchAll(
    /\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\/(\w+) Do/g,
  )) {
    if (selected !== undefined) current = font(selected);
    else if (drawn !== undefined) text += form(drawn);
    else text += lettersOf(glyphs ?? '', current);
  }
  return text.replace(/\s/g, '');
}

function lettersOf(glyphs: string, { digits, letters }: Font): string {
  let text = '';
  for (let at = 0; at < glyphs.length; at += digits)
    text += letters.get(parseInt(glyphs.slice(at, at + digits), 16)) ?? '';
  return text;
}

function fontOf(objects: ReadonlyMap<string, PdfObject>, font: string): Font {
  const map = objects.get(/\/ToUnicode\s+(\d+) 0 R/.exec(font)?.[1] ?? '')?.stream ?? '';
  const letters = new Map<number, string>();
  const put = (glyph: number, letter: number) => letters.set(glyph, String.fromCodePoint(letter));
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', letter = ''] of block.matchAll(/<(\w+)>\s*<(\w{4})>/g))
      put(parseInt(glyph, 16), parseInt(letter, 16));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    // letters one by one, as PDFKit writes them, or the first of a range
    for (const [, from = '', list = ''] of block.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g))
      for (const [at, [, units = '']] of [...list.matchAll(/<([\w ]+)>/g)].entries())
        letters.set(parseInt(from, 16) + at, utf16(units.split(' ')));
    for (const [, from = '', to = '', letter = ''] of block
      .replace(/\[[^\]]*\]/g, '')
      .matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w{4})>/g))
      for (let glyph = parseInt(from, 16); glyph <= parseInt(to, 16); glyph += 1)
        put(glyph, parseInt(letter, 16) + glyph - parseInt(from, 16));
  }
  return { digits: /\/Subtype\s*\/Type3\b/.test(font) ? 2 : 4, letters };
}

/** Text of UTF-16 units in hexadecimal; rare letters have two. */
const utf16 = (units: readonly string[]): string =>
  String.fromCharCode(...units.map((unit) => parseInt(unit, 16)));

function objectsOf(file: string): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g)) {
    const [text = '', ...rest] = body.split(/\bstream\r?\n/);
    objects.set(id, { text, stream: rest.length > 0 ? inflated(text, rest.join('stream\n')) : '' });
  }
  return objects;
}

function inflated(dictionary: string, stream: string): string {
  if (!dictionary.includes('/FlateDecode')) return stream;
  // fonts and pictures contain no words
  if (/\/(?:Subtype\s*\/Image|Length1)\b/.test(dictionary)) return '';
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

const refsIn = (text: string): string[] => [...text.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);
