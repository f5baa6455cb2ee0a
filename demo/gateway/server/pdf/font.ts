import { readFileSync } from 'node:fs';
import { rangesIn } from './character-map';
import { rareSubsets, usualSubsets, type Subset } from './subsets';
import { unpackWoff } from './woff';
import { unpackWoff2 } from './woff2';

const SUBSETS = usualSubsets();
let rare: Subset[] | undefined;

interface Font {
  content: Buffer;
  ranges: Subset['ranges'];
}
const fonts = new Map<string, Font>();

/** Font of a file, read at its first use. */
function fontAt(path: string): Font {
  const known = fonts.get(path);
  if (known !== undefined) return known;
  const file = readFileSync(path);
  const content = path.endsWith('.woff2') ? unpackWoff2(file) : unpackWoff(file);
  const font = { content, ranges: rangesIn(content) };
  fonts.set(path, font);
  return font;
}

/** Content of a font file. */
export const fontFile = (path: string): Buffer => fontAt(path).content;

const isIn = (code: number, ranges: Subset['ranges']): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

const places = new Map<string, string | undefined>();

/** Returns the file with a character; undefined when no font has it. */
function fontOf(character: string): string | undefined {
  if (places.has(character)) return places.get(character);
  const code = character.codePointAt(0) ?? 0;
  // the announced ranges name a few characters that the file lacks
  const has = ({ path, ranges }: Subset): boolean => isIn(code, ranges) && isIn(code, fontAt(path).ranges);
  // most processes print no rare letter, so the list of their files is read at the first one
  const found = SUBSETS.find(has) ?? (rare ??= rareSubsets()).find(has);
  places.set(character, found?.path);
  return found?.path;
}

/** Variation selectors, joiners and marks of direction, which have no shape of their own. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/gu;
const SPACES = /[\s\p{Cc}]/gu;

/** Returns a text in letters that the fonts have: one that no font has is its code, such as [U+30000]. */
export function printable(text: string): string {
  const shown = text.replace(SHAPELESS, '').replace(SPACES, (space) => (space === '\u3000' ? space : ' '));
  return Array.from(shown, (letter) => (fontOf(letter) === undefined ? codeOf(letter) : letter)).join('');
}

const codeOf = (letter: string): string =>
  `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** A run of text whose characters are all in one font file. */
export interface FontRun {
  fontPath: string;
  text: string;
}

/** Splits a printable text into runs by font file. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of text) {
    const fontPath = fontOf(character);
    if (fontPath === undefined) throw new RangeError('The text is not printable');
    const last = runs.at(-1);
    if (last?.fontPath === fontPath) last.text += character;
    else runs.push({ fontPath, text: character });
  }
  return runs;
}
