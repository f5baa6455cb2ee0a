import { relative, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type { TestPages } from '../support/components/test-pages';

const FRAMED = 'tests/components/frame/framed';
const PAGE = 'page-of-tests:';
const TEST_FILE = /\.test\.tsx?$/;
const SUITE = resolve('tests/support/components/test-file.ts');

/**
 * Build of pages of tests, with the product in one shared chunk: a page then requests a handful of files instead of
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
      // The runner itself serves these paths.
      external: /^\/__web-/,
      // Lazily loaded modules of the product are part of the shared chunk here.
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

/** True for modules of the product, except tests and framed pages, which the runner does not open. */
function isShared(id: string): boolean {
  return !/node_modules|tests\/components\/|components\/frame\/(client|protocol)\.|^\0/.test(id);
}

/** Virtual entry of each page, which imports its tests. */
const pagesOf = (pages: TestPages): Plugin => ({
  name: 'pages of tests',
  resolveId: (id) => (id.startsWith(PAGE) ? `\0${id}` : undefined),
  load(id) {
    const files = id.startsWith(`\0${PAGE}`) ? pages[id.slice(PAGE.length + 1)] : undefined;
    return files?.map((file) => `import ${JSON.stringify(resolve(file))};`).join('\n');
  },
});

/** Wraps the statements below the imports of a test file in a suite with the file's name. */
const SUITES: Plugin = {
  name: 'a suite a file',
  enforce: 'post',
  transform(code, id) {
    if (!id.includes('/tests/')) return undefined;
    // package.json lists only the product's modules with side effects, so tests and their seed would be dropped.
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
