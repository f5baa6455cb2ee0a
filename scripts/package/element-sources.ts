import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WHOLE_MANIFEST } from '../manifest/generate-stale';

export interface ElementSource {
  /** Tag without prefix. */
  tag: string;
  /** Absolute path of its `element.ts`. */
  file: string;
}

/** Elements with their source files, as listed in the manifest. */
export function elementSources(): ElementSource[] {
  const { modules } = JSON.parse(readFileSync(WHOLE_MANIFEST, 'utf8')) as {
    modules: { path: string; declarations: { tagName: string }[] }[];
  };
  return modules.map(({ path, declarations: [declaration] }) => ({
    tag: declaration?.tagName.replace(/^tp-/, '') ?? '',
    file: resolve(path),
  }));
}
