import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** How a catalogue says where its translation is, in all of them alike. */
const ENGLISH = /,\s*\(\) => import\('\.\/texts\.en'\),?\s*\)/;
const DEFINED = /\bexport const (\w+) = defineTexts\(\s*'([^']+)'/;

interface CatalogueSource {
  /** From the root of the project, without extension. */
  file: string;
  /** What it exports the catalogue as. */
  name: string;
}

/** Every catalogue, by area. */
export function cataloguesByArea(): Map<string, CatalogueSource> {
  const found = new Map<string, CatalogueSource>();
  for (const folder of ['src', 'components']) {
    for (const name of readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      if (!path.endsWith('/texts.ts')) continue;
      const [, constant = '', area] = DEFINED.exec(readFileSync(`${ROOT}${path}`, 'utf8')) ?? [];
      if (area === undefined) continue;
      const other = found.get(area);
      if (other !== undefined) throw new Error(`${path} and ${other.file}.ts are both of the area ${area}`);
      found.set(area, { file: path.slice(0, -'.ts'.length), name: constant });
    }
  }
  return found;
}

/**
 * Pages in Chinese need not know where translations are: the catalogues lose their imports, and what translates,
 * which comes with the first other language, gets a list of them.
 */
export const translations: Plugin = {
  name: 'translations',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]texts\.ts$|element[\\/]locale[\\/]translated\.ts$/ },
    handler(code, id) {
      if (id.endsWith('texts.ts'))
        return ENGLISH.test(code) ? { code: code.replace(ENGLISH, ')'), map: null } : null;
      const imports = [...cataloguesByArea()].map(
        ([area, { file }]) =>
          `${JSON.stringify(area)}: () => import(${JSON.stringify(`${ROOT}${file}.en.ts`)})`,
      );
      if (!code.includes('catalogue.english')) throw new Error(`${id} translates in a way of its own`);
      return {
        code: `${code.replace('catalogue.english', 'LIST[catalogue.area]')}\nconst LIST = {${imports.join(',')}};`,
        map: null,
      };
    },
  },
};
