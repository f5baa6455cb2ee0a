import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

const FOLDER = 'tests/components';
/** Scripts of pages that tests put into frames. */
const FRAMED_PAGES = /\/framed\/\w+\.ts$/;
const TYPES: Record<string, string> = { '.js': 'text/javascript' };
const TESTS = /\.test\.tsx?$/;

interface Context {
  path: string;
  type: string;
  body: unknown;
  set(header: string, value: string): void;
}

/**
 * Builds the tests of the elements once, with all of the product in one shared chunk: a page of a test then asks for
 * a handful of files instead of hundreds of modules. Gives the middleware of @web/test-runner that serves what was
 * built at the addresses of the sources. `named`: the test files that are run; all if none is named, or by a pattern.
 */
export async function buildElementTests(named: readonly string[] = []) {
  // a copy of the project has the same node_modules, and its own tests
  const built = mkdtempSync(join(tmpdir(), 'element-tests-'));
  process.once('exit', () => rmSync(built, { recursive: true, force: true }));
  const isEach = named.length === 0 || named.some((name) => !existsSync(name));
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => `${FOLDER}/${file.replaceAll('\\', '/')}`)
    .filter((file) => (TESTS.test(file) && (isEach || named.includes(file))) || FRAMED_PAGES.test(file));
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    resolve: { conditions: ['module', 'browser', 'production'] },
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      'process.env.TEST_PATIENCE': JSON.stringify(process.env.TEST_PATIENCE ?? '1'),
      'process.env.TEST_EXTENT': JSON.stringify(process.env.TEST_EXTENT) ?? 'undefined',
      'process.env.TEST_SEED': JSON.stringify(process.env.TEST_SEED) ?? 'undefined',
      'process.env.TEST_RUNS': JSON.stringify(process.env.TEST_RUNS) ?? 'undefined',
    },
    plugins: [
      {
        name: 'test-runner',
        enforce: 'pre',
        // served by the runner itself
        resolveId: (id: string) => (id.startsWith('/__web-') ? { id, external: true } : undefined),
      },
    ],
    base: './',
    build: {
      outDir: built,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        input: Object.fromEntries(files.map((file) => [file, file])),
        // what the product loads late stands in the shared chunk here
        onwarn: (warning, warn) => {
          if (warning.code !== 'INEFFECTIVE_DYNAMIC_IMPORT' && warning.code !== 'MODULE_LEVEL_DIRECTIVE')
            warn(warning);
        },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            groups: [
              { name: 'libraries', test: /node_modules/, priority: 20 },
              { name: 'product', test: isShared, priority: 10 },
            ],
          },
        },
      },
    },
  });
  return async function serveBuilt(context: Context, next: () => Promise<void>): Promise<void> {
    const file = join(built, /\.tsx?$/.test(context.path) ? `${context.path}.js` : context.path);
    const type = TYPES[extname(file)];
    if (type === undefined || !existsSync(file)) return next();
    context.type = type;
    if (context.path.startsWith('/chunks/'))
      context.set('cache-control', 'public, max-age=31536000, immutable');
    context.body = createReadStream(file);
  };
}

/** All but the tests themselves, and what framed pages load: they are no pages of the runner. */
function isShared(id: string): boolean {
  return (
    !id.includes('node_modules') &&
    !id.includes(`/${FOLDER}/`) &&
    !/components\/frame\/(client|protocol)\./.test(id)
  );
}
