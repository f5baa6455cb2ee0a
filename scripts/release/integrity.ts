import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Placeholder in a page's script until its parts are built (src/element/runtime/part-integrity.ts). */
const PLACEHOLDER = `sha384-${'0'.repeat(64)}`;

/** Integrity of a text, as browsers check it for scripts and style sheets. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Writes the integrities of a script's parts beside them, by address relative to the script, and the integrity of that
 * list into the script. Checking the script thus checks all its parts. Throws when the script has no placeholder.
 */
export function sealParts(folder: string, script: string): void {
  const parts = readdirSync(join(folder, 'chunks'))
    .filter((name) => name.endsWith('.js'))
    .toSorted()
    .map((name) => [`chunks/${name}`, integrityOf(readFileSync(join(folder, 'chunks', name)))]);
  const list = `export default ${JSON.stringify(Object.fromEntries(parts))};\n`;
  const integrity = integrityOf(list);
  writeFileSync(join(folder, `integrity-${integrity.slice(7, 15).replace(/\W/g, '_')}.js`), list);

  const code = readFileSync(join(folder, script), 'utf8');
  if (code.split(PLACEHOLDER).length !== 2)
    throw new Error(`${script} has no place for its parts' integrity`);
  writeFileSync(join(folder, script), code.replace(PLACEHOLDER, integrity));
}

/** Integrities of all scripts and style sheets in a folder, by path. */
export function integritiesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|css)$/.test(name))
    .toSorted();
  return Object.fromEntries(files.map((name) => [name, integrityOf(readFileSync(join(folder, name)))]));
}
