import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { loadModule } from './server/load-module';

const FOLDER = import.meta.dirname;

/**
 * Imports the modules below this folder whose relative path matches. Areas are found this way, so no list names them.
 */
export function gather(pattern: RegExp): Promise<{ path: string; module: Record<string, unknown> }[]> {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((path) => pattern.test(path))
    .sort();
  return Promise.all(paths.map(async (path) => ({ path, module: await loadModule(join(FOLDER, path)) })));
}
