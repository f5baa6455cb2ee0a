import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');
/** Modules that the gateway loads by their paths: see gather. */
const GATHERED = ['demo/gateway', 'src/contract'];

const FILE_SUITES = join(import.meta.dirname, 'file-suites.ts');

// in two parts: it would be replaced here too where this module itself is bundled
const META = ['import', 'meta'].join('.');

/** What is put into one file: a module of the project by its path from the root, or the text of one that stands there. */
export type BundleEntry = { file: string } | { text: string };

let made = 0;

/**
 * A module with all it imports of the project in one file of JavaScript, for processes that tests start: as TypeScript each of
 * them would take four seconds of the processor to load. Gives its path; the file is there until this process ends.
 */
export async function bundle(entry: BundleEntry): Promise<string> {
  // packages are found from there
  const folder = join(ROOT, 'node_modules', '.cache', 'bundles', String(process.pid));
  if (made === 0) {
    mkdirSync(folder, { recursive: true });
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  made += 1;
  const outfile = join(folder, `${made}.mjs`);
  await build({
    absWorkingDir: ROOT,
    ...('file' in entry
      ? { entryPoints: [entry.file] }
      : { stdin: { contents: entry.text, resolveDir: ROOT, loader: 'ts' as const } }),
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

/** Modules find files beside them as if they were not bundled, and each other by the paths of their sources. */
const asSource: Plugin = {
  name: 'as-source',
  setup(bundler) {
    bundler.onResolve({ filter: /^node:test$/ }, ({ importer }) =>
      importer === FILE_SUITES ? { path: 'node:test', external: true } : { path: FILE_SUITES },
    );
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
