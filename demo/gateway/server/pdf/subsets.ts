import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** A file that is announced to have the characters of these ranges. */
export interface Subset {
  path: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/** Reads ranges such as U+4e00-4eff,U+5000, as they are served to browsers. */
const rangesOf = (text: string): Subset['ranges'] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });

/** Returns the files of the sans-serif font, which has the usual letters. */
export function usualSubsets(): Subset[] {
  const folder = folderOf('@fontsource/noto-sans-sc');
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([name, text]) => ({
    path: join(folder, 'files', `noto-sans-sc-${name.replace(/[[\]]/g, '')}-400-normal.woff`),
    ranges: rangesOf(text),
  }));
}

const FACE = /url\((HanaMin[AB]\.[\w-]+\.woff2)\)[^}]*unicode-range:([^;}]+)/g;
/** Signs of private use mean different letters in each system, so no font can print them. */
const PRIVATE = /\.Private-Use/;

/**
 * Returns the files of Hanazono Mincho, which has the letters of the Unicode extensions A to F: GB 18030-2022 but for five
 * names of elements from U+9FEB on.
 */
export function rareSubsets(): Subset[] {
  const folder = folderOf('hanamin');
  const faces = readFileSync(join(folder, 'HanaMin.min.css'), 'utf8').matchAll(FACE);
  return [...faces]
    .filter(([, file = '']) => !PRIVATE.test(file))
    .map(([, file = '', ranges = '']) => ({ path: join(folder, file), ranges: rangesOf(ranges) }));
}
