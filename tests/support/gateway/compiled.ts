import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '../../..');
/** Modules that the gateway loads by their paths: see gather. */
const GATHERED = ['demo/gateway', 'src/contract'];

/**
 * A module in one file of JavaScript, for processes of the gateway that tests start again and again: as TypeScript, each
 * of them would take four seconds of the processor to load. `entry`: from the root of the project. Gives its path; the
 * file is there until this process ends.
 */
export function compiled(entry: string): Promise<string> {
  const known = made.get(entry);
  if (known) return known;
  const making = compile(entry);
  made.set(entry, making);
  return making;
}

const made = new Map<string, Promise<string>>();

async function compile(entry: string): Promise<string> {
  // packages are found from there
  const folder = join(ROOT, 'node_modules', '.cache', 'compiled', String(process.pid));
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, `${entry.replaceAll('/', '-').replace(/\.ts$/, '')}.mjs`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    ignoreAnnotations: true,
    logLevel: 'error',
    plugins: [asSource],
  });
  return outfile;
}

/** Modules find files beside them as if they were not compiled, and each other by the paths of their sources. */
const asSource: Plugin = {
  name: 'as-source',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]demo[\\/]gateway[\\/]server[\\/]load-module\.ts$/ }, () => ({
      contents: `const modules = {${GATHERED.flatMap(sourcesIn).map(loaderOf).join('')}};
        export const loadModule = (file) => modules[file]();`,
      loader: 'js',
    }));
    bundle.onLoad({ filter: /\.ts$/, namespace: 'file' }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts', resolveDir: dirname(path) };
    });
  },
};

function sourcesIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts')).map((file) => join(ROOT, folder, file));
}

const loaderOf = (file: string): string => `${JSON.stringify(file)}: () => import(${JSON.stringify(file)}),`;
