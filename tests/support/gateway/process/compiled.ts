import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '../../../..');
/** Folders with modules that the gateway loads by path: see gather. */
const GATHERED = ['demo/gateway', 'src/contract'];

// split, because a bundler would replace it when it bundles this module
const META = ['import', 'meta'].join('.');

let count = 0;
const bundles = new Map<string, Promise<string>>();

/**
 * Bundles a module with its imports in the project into one JavaScript file, for processes started by tests: from
 * TypeScript each would take four seconds of processor time to load. `entry`: path from the root of the project.
 * Resolves with the path of the file, which exists until this process ends.
 */
export function compiled(entry: string): Promise<string> {
  const making = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, making);
  return making;
}

async function bundle(entry: string): Promise<string> {
  // packages resolve from there
  const folder = join(ROOT, 'node_modules', '.cache', 'bundles', String(process.pid));
  if (count === 0) {
    mkdirSync(folder, { recursive: true });
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  count += 1;
  const outfile = join(folder, `${count}.mjs`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    ignoreAnnotations: true,
    logLevel: 'error',
    plugins: [asSource],
  });
  return outfile;
}

/** Gives modules the paths of their sources, by which they find files beside them and each other. */
const asSource: Plugin = {
  name: 'as-source',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]demo[\\/]gateway[\\/]server[\\/]load-module\.ts$/ }, () => ({
      contents: `const modules = {${GATHERED.flatMap(sourcesIn).map(loaderOf).join('')}};
        export const loadModule = (file) => modules[file]();`,
      loader: 'js',
    }));
    bundler.onLoad({ filter: /[\\/]components[\\/]pages\.ts$/ }, ({ path }) => {
      const files = pagesIn(dirname(path));
      return {
        contents: `${files.map((file, at) => `import { pages as p${at} } from ${JSON.stringify(file)};`).join('\n')}
          export const PAGES = [${files.map((_, at) => `...p${at}`).join(', ')}];`,
        loader: 'js',
        resolveDir: dirname(path),
      };
    });
    bundler.onLoad({ filter: /\.tsx?$/, namespace: 'file' }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source
        .replaceAll(`${META}.dirname`, JSON.stringify(dirname(path)))
        .replaceAll(`${META}.url`, JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) };
    });
  },
};

/** Pages of each area, in the order in which `components/pages.ts` reads them. */
function pagesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name, 'pages.ts'))
    .filter((file) => existsSync(file));
}

function sourcesIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts')).map((file) => join(ROOT, folder, file));
}

const loaderOf = (file: string): string => `${JSON.stringify(file)}: () => import(${JSON.stringify(file)}),`;
