import { relative, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type { TestPages } from '../support/components/test-pages';

const FRAMED = 'tests/components/frame/framed';
const PAGE = 'page-of-tests:';
const TEST_FILE = /\.test\.tsx?$/;
const SUITE = resolve('tests/support/components/test-file.ts');

/**
 * The build of pages of tests, with all of the product in one shared chunk: a page then asks for a handful of files instead of
 * hundreds of modules.
 */
export const buildOf = (pages: TestPages, outDir: string): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  resolve: { conditions: ['module', 'browser', 'production'] },
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    'process.env.TEST_PATIENCE': JSON.stringify(process.env['TEST_PATIENCE'] ?? '1'),
    'process.env.TEST_EXTENT': JSON.stringify(process.env['TEST_EXTENT']) ?? 'undefined',
    'process.env.TEST_SEED': JSON.stringify(process.env['TEST_SEED']) ?? 'undefined',
    'process.env.TEST_RUNS': JSON.stringify(process.env['TEST_RUNS']) ?? 'undefined',
  },
  plugins: [pagesOf(pages), SUITES],
  base: './',
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      input: {
        ...Object.fromEntries(Object.keys(pages).map((name) => [name, PAGE + name])),
        [`${FRAMED}/page`]: `${FRAMED}/page.ts`,
        framed: `${FRAMED}/page.html`,
        silent: `${FRAMED}/silent.html`,
      },
      // served by the runner itself
      external: /^\/__web-/,
      // lazily loaded modules of the product stand in the shared chunk here
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

/** All but the tests themselves and the modules of framed pages, which are no pages of the runner. */
function isShared(id: string): boolean {
  return !/node_modules|tests\/components\/|components\/frame\/(client|protocol)\.|^\0/.test(id);
}

/** A page is no file: it imports those of its tests. */
const pagesOf = (pages: TestPages): Plugin => ({
  name: 'pages of tests',
  resolveId: (id) => (id.startsWith(PAGE) ? `\0${id}` : undefined),
  load(id) {
    const files = id.startsWith(`\0${PAGE}`) ? pages[id.slice(PAGE.length + 1)] : undefined;
    return files?.map((file) => `import ${JSON.stringify(resolve(file))};`).join('\n');
  },
});

/** Makes all that a test file holds below its imports a suite of the file's name. */
const SUITES: Plugin = {
  name: 'a suite a file',
  enforce: 'post',
  transform(code, id) {
    if (!id.includes('/tests/')) return undefined;
    // package.json names the modules with effects of the product alone: tests and their seed would be left out
    const moduleSideEffects = true;
    if (!TEST_FILE.test(id)) return { code, moduleSideEffects };
    const from = this.parse(code).body.findLast(({ type }) => type === 'ImportDeclaration')?.end ?? 0;
    const lines = [
      `import { describeFile } from ${JSON.stringify(SUITE)};`,
      code.slice(0, from),
      `describeFile(${JSON.stringify(relative('.', id).replaceAll('\\', '/'))}, () => {`,
      code.slice(from),
      '});',
    ];
    return { code: lines.join('\n'), moduleSideEffects };
  },
};
