import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { loadModule } from './server/load-module';

const FOLDER = import.meta.dirname;

/** Path of the source of a module, which patterns name; the built gateway has compiled modules. */
const sourceOf = (path: string): string => path.replace(/\.js$/, '.ts');

/**
 * Imports the modules below this folder whose relative path matches. Areas are found this way, so no list names them.
 */
export function gather(pattern: RegExp): Promise<{ path: string; module: Record<string, unknown> }[]> {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((path) => pattern.test(sourceOf(path)))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({ path: sourceOf(path), module: await loadModule(join(FOLDER, path)) })),
  );
}
