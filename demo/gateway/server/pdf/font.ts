import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './woff';

const FOLDER = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'));

interface Subset {
  path: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/** The font is split into subsets by ranges of characters, as it is served to browsers. */
const SUBSETS: readonly Subset[] = Object.entries(
  JSON.parse(readFileSync(join(FOLDER, 'unicode.json'), 'utf8')) as Record<string, string>,
).map(([name, ranges]) => ({
  path: join(FOLDER, 'files', `noto-sans-sc-${name.replace(/[[\]]/g, '')}-400-normal.woff`),
  ranges: ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  }),
}));

const unpacked = new Map<string, Buffer>();

/** Content of a font file, read at its first use. */
export function fontFile(path: string): Buffer {
  const known = unpacked.get(path);
  if (known !== undefined) return known;
  const font = unpackWoff(readFileSync(path));
  unpacked.set(path, font);
  return font;
}

const places = new Map<string, string | undefined>();

/** Returns the file with a character; undefined when the font lacks it. */
function fontOf(character: string): string | undefined {
  if (places.has(character)) return places.get(character);
  const code = character.codePointAt(0) ?? 0;
  const found = SUBSETS.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))?.path;
  places.set(character, found);
  return found;
}

/** A run of text whose characters are all in one font file. */
export interface FontRun {
  fontPath: string;
  text: string;
}

/**
 * Splits a text into runs by font file. A character that the font lacks is replaced by 〓, the printers' placeholder.
 */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const given of text) {
    const character = fontOf(given) === undefined ? '〓' : given;
    const fontPath = fontOf(character);
    if (fontPath === undefined) throw new Error('The font has no glyph for missing characters');
    const last = runs.at(-1);
    if (last?.fontPath === fontPath) last.text += character;
    else runs.push({ fontPath, text: character });
  }
  return runs;
}
