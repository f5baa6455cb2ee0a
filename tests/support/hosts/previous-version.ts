import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERSION } from '../../../scripts/release/version';

export const PREVIOUS_VERSION = '0.0.9';

/** CDN folder with the built version and a copy under an older number that does not know one of the elements. */
export function withPreviousVersion(unknownYet: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'two-suites-'));
  for (const version of [VERSION, PREVIOUS_VERSION]) {
    cpSync(`dist/cdn/${VERSION}`, join(folder, version), { recursive: true });
  }
  const older = join(folder, PREVIOUS_VERSION);
  let known = 0;
  for (const name of readdirSync(older, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const code = readFileSync(join(older, name), 'utf8').replaceAll(VERSION, PREVIOUS_VERSION);
    const [before, ...after] = code.split(`"${unknownYet}":{load:`);
    known += after.length;
    writeFileSync(join(older, name), [before, ...after].join(`"${unknownYet}-of-none":{load:`));
  }
  // one in the loader and one in the portal's script
  if (known !== 2) throw new Error(`the built scripts list ${unknownYet} ${known} times`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
