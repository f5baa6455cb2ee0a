import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Folders whose modules the gateway loads by their path as well. */
const GATHERED = ['demo/gateway', 'src/contract'];
const PAGES = /^components\/[^/]+\/pages\.ts$/;
const COMMANDS = ['scripts/setup.ts'];
const NODE = new Set(builtinModules);
/** Version of Node that the compiled modules need: the oldest of package.json. */
const TARGET = 'node20.19';

/** Packages that are found by their folder and not imported. */
const BY_FOLDER = ['@fontsource/noto-sans-sc', 'hanamin'];

/**
 * Compiles the gateway and its commands into a folder, each module to one of its own at the same place, so that modules
 * still find each other, their threads and their data by path. Resolves with the names of the packages that they import.
 */
export async function compileGateway(root: string, folder: string): Promise<string[]> {
  const packages = new Set(BY_FOLDER);
  const known = new Set<string>();
  let next = entries(root);
  while (next.length > 0) {
    for (const file of next) known.add(file);
    const found = new Set<string>();
    await build({
      absWorkingDir: root,
      entryPoints: next,
      outdir: folder,
      outbase: root,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: TARGET,
      jsx: 'automatic',
      sourcemap: 'linked',
      sourcesContent: false,
      logLevel: 'error',
      plugins: [separately(root, { found, packages })],
    });
    next = [...found].filter((file) => !known.has(file));
  }
  for (const file of filesIn(root, 'demo/gateway').filter((path) => !/\.(ts|md)$/.test(path))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
    if (file.endsWith('.mjs')) for (const name of importsOf(join(root, file))) packages.add(name);
  }
  return [...packages].sort();
}

function entries(root: string): string[] {
  const gathered = GATHERED.flatMap((folder) => filesIn(root, folder));
  const pages = filesIn(root, 'components').filter((file) => PAGES.test(file));
  return [...gathered.filter((file) => file.endsWith('.ts')), ...pages, ...COMMANDS];
}

/** Files below a folder, by their paths from the root. */
function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).split(sep).join('/'))
    .filter((file) => statSync(join(root, file)).isFile());
}

/** Leaves every import of a module outside, by the path of the compiled one. Data of JSON becomes part of the module. */
function separately(root: string, { found, packages }: Record<'found' | 'packages', Set<string>>): Plugin {
  return {
    name: 'separately',
    setup(bundler) {
      bundler.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return undefined;
        if (!path.startsWith('.')) {
          const name = packageOf(path);
          if (name !== undefined) packages.add(name);
          return { path, external: true };
        }
        // Node refuses an import of JSON without an attribute
        if (path.endsWith('.json')) return undefined;
        const source = sourceOf(resolve(dirname(importer), path));
        found.add(relative(root, source).split(sep).join('/'));
        const compiled = relative(dirname(importer), source)
          .split(sep)
          .join('/')
          .replace(/\.tsx?$/, '.js');
        return { path: compiled.startsWith('.') ? compiled : `./${compiled}`, external: true };
      });
    },
  };
}

function sourceOf(path: string): string {
  const found = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
  if (found === undefined) throw new Error(`No module at ${path}`);
  return found;
}

/** Name of the package of an import; undefined for a module of Node. */
function packageOf(specifier: string): string | undefined {
  const [first = '', second = ''] = specifier.replace(/^node:/, '').split('/');
  if (specifier.startsWith('node:') || NODE.has(first)) return undefined;
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Packages of a script for a thread; it brings the compiler only where modules are not compiled. */
function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/^import .* from '([^.'][^']*)';$/gm)];
  return specifiers.flatMap(([, specifier = '']) => packageOf(specifier) ?? []);
}
