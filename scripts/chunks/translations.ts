import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Reference of a catalogue to its translation; all catalogues use this form. */
const ENGLISH = /,\s*\(\) => import\('\.\/texts\.en'\),?\s*\)/;
const DEFINED = /\bexport const (\w+) = defineTexts\(\s*'([^']+)'/;

interface CatalogueSource {
  /** Path from the root of the project, without extension. */
  file: string;
  /** Export name of the catalogue. */
  name: string;
}

/** Returns every catalogue, by area. */
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
 * Removes the references to translations from the catalogues, because Chinese pages do not need them. The translating
 * module, which loads with the first other language, gets the list instead.
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
      if (!code.includes('catalogue.english'))
        throw new Error(`${id} loads translations in an unsupported way`);
      return {
        code: `${code.replace('catalogue.english', 'LIST[catalogue.area]')}\nconst LIST = {${imports.join(',')}};`,
        map: null,
      };
    },
  },
};
