import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { loadModule } from './server/load-module';

const FOLDER = import.meta.dirname;

/** The modules below this folder whose path, from here, fits: what areas add is gathered, so they are on no list. */
export function gather(pattern: RegExp): Promise<{ path: string; module: Record<string, unknown> }[]> {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((path) => pattern.test(path))
    .sort();
  return Promise.all(paths.map(async (path) => ({ path, module: await loadModule(join(FOLDER, path)) })));
}
