import { join } from 'node:path';
import { installedBrowser } from '../browser';
import { filesIn, type Area, type Extent, type Selection } from './files';

/** Part of the test run: a command that runs beside those of other parts. */
export interface Part {
  name: string;
  /** Program and its arguments. */
  command: readonly string[];
  /** Test files of the part; empty for a check of the whole project. */
  files: readonly string[];
  env?: Record<string, string>;
  /** True when the part uses the build. */
  needsBuild?: boolean;
  /** True when its databases are on the server of the run. */
  needsPostgres?: boolean;
  /** Number of processors that the part keeps busy. */
  processors: number;
}

const script = (...args: string[]): string[] => [process.execPath, '--import', 'tsx', ...args];
const tool = (path: string, ...args: string[]): string[] => [
  process.execPath,
  join('node_modules', path),
  ...args,
];
const check = (name: string, command: string[], env: Record<string, string> = {}): Part => ({
  name,
  command,
  files: [],
  env,
  processors: 1,
});

/** Tests of every change need only the scripts for pages; the package with its types takes twice as long to build. */
const buildFor = (extent: Extent): Part =>
  check('build', script('scripts/build.ts', ...(extent === 'short' ? ['--pages'] : [])));

/**
 * Checks of the whole project, which belong to no area. They run first, within minutes, on one thread each: every
 * thread would compute the types anew, which doubles the work.
 */
const CHECKS: Part[] = [
  check('format', tool('oxfmt/bin/oxfmt', '--check', '.')),
  check('types', tool('typescript/bin/tsc', '--noEmit', '--singleThreaded')),
  check('lint', tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--threads=1'), {
    GOMAXPROCS: '1',
  }),
  check('manifest', script('scripts/manifest/generate.ts', '--check')),
  check('dead code', tool('knip/bin/knip.js')),
];
/** Sees only the product, so a file that only its tests use counts as dead too. */
const DEAD_PRODUCT = check(
  'dead code of the product',
  tool('knip/bin/knip.js', '--production', '--include', 'files'),
);

/**
 * Tests whose result may differ between the embedded database and a server: its single connection, its data folder and
 * its recovery. Both use the same driver.
 */
const EMBEDDED = [
  'db/database',
  'flight-booking/create-order',
  'flight-booking/oversell',
  'order/crash.long',
  'order/expiry',
  'order/list',
  'order/refund-approval.long',
  'payment/payment',
  'seed/demo-data',
  'server/http/contract',
  'server/http/idempotency',
  'server/sequences.long',
].map((name) => `tests/gateway/${name}.test.ts`);
/** Files of these that `npm test` runs on the embedded database. */
const EMBEDDED_SHORT = ['db/database', 'server/http/contract'].map((name) => `tests/gateway/${name}.test.ts`);

const vitest = (project: string, files: string[]) =>
  tool('vitest/vitest.mjs', 'run', '--project', project, ...files);

/** Test parts by runner, longest first, so that no long one remains at the end. */
function tests(selection: Selection): Part[] {
  const rules = filesIn(selection, 'tests/architecture', 'tests/domain', 'tests/client');
  const elements = filesIn(selection, 'tests/components');
  const gateway = filesIn(selection, 'tests/gateway');
  const journeys = filesIn(selection, 'tests/e2e', 'tests/hosts');
  const isEmbedded = (file: string) =>
    (selection.extent === 'short' ? EMBEDDED_SHORT : EMBEDDED).includes(file);
  const embedded = filesIn({ ...selection, extent: 'all' }, 'tests/gateway').filter(isEmbedded);
  const parts: Part[] = [
    { name: 'rules', command: vitest('rules', rules), files: rules, processors: 1.5 },
    {
      name: 'elements',
      command: script('node_modules/@web/test-runner/dist/bin.js'),
      files: elements,
      env: { TEST_FILES: elements.join(' ') },
      processors: 1.5,
    },
    {
      name: 'gateway on PostgreSQL',
      command: vitest('gateway', gateway),
      files: gateway,
      env: { TEST_DATABASE: 'postgres' },
      needsPostgres: true,
      processors: 1.5,
    },
    {
      name: 'journeys',
      command: tool('@playwright/test/cli.js', 'test', ...journeys),
      files: journeys,
      needsBuild: true,
      needsPostgres: true,
      processors: 2,
    },
    {
      name: 'gateway, embedded',
      command: vitest('gateway', embedded),
      files: embedded,
      env: { TEST_DATABASE: 'pglite' },
      needsPostgres: true,
      processors: 1,
    },
  ];
  const env = { TEST_EXTENT: selection.extent };
  return parts
    .filter(({ files }) => files.length > 0)
    .map((part) => ({ ...part, env: { ...part.env, ...env } }));
}

/** Further days and a further browser under which all tests of every change must pass. */
const CONDITIONS: { name: string; env: Record<string, string> }[] = [
  { name: 'the real day', env: { TEST_DAY: 'today' } },
  ...[1, 7, 200].map((days) => ({ name: `+${days} days`, env: { TEST_DAYS_LATER: String(days) } })),
  { name: 'installed browser', env: { INSTALLED_BROWSER: '1' } },
];
const BROWSER_PARTS = ['elements', 'journeys'];

/**
 * The tests of every change under each further condition. Tests without a browser are left out for the other browser.
 */
function testsUnderConditions(area: Area | undefined): Part[] {
  const hasBrowser = installedBrowser() !== undefined;
  return CONDITIONS.filter(({ env }) => hasBrowser || !env['INSTALLED_BROWSER']).flatMap(({ name, env }) =>
    tests({ area, extent: 'short' })
      .filter((part) => !env['INSTALLED_BROWSER'] || BROWSER_PARTS.includes(part.name))
      .map((part) => ({ ...part, name: `${part.name}, ${name}`, env: { ...part.env, ...env } })),
  );
}

/** All tests of an area, or of the project. */
function testsOfExtent(extent: Extent, area?: Area): Part[] {
  return [...tests({ area, extent }), ...(extent === 'all' ? testsUnderConditions(area) : [])];
}

/** Returns the parts to run: all, or the named parts (`lint`, `journeys`) and areas (`order`). */
export function partsFor(words: readonly string[], extent: Extent = 'short'): Part[] {
  const build = buildFor(extent);
  const checks = extent === 'all' ? [...CHECKS, DEAD_PRODUCT] : CHECKS;
  const all = [build, ...checks, ...testsOfExtent(extent)];
  if (words.length === 0) return all;
  const named = (word: string) => all.filter(({ name }) => name.includes(word));
  return withBuild(
    build,
    words.flatMap((word) => (named(word).length > 0 ? named(word) : testsOf(word, extent))),
  );
}

/** Returns parts with only the long tests among the given files. */
export function longParts(files: readonly string[]): Part[] {
  return withBuild(buildFor('all'), tests({ extent: 'long', files }));
}

function withBuild(build: Part, parts: readonly Part[]): Part[] {
  return [...new Set(parts.some(({ needsBuild }) => needsBuild) ? [build, ...parts] : parts)];
}

function testsOf(area: Area, extent: Extent): Part[] {
  const found = testsOfExtent(extent, area).map((part) => ({ ...part, name: `${area}: ${part.name}` }));
  if (found.length === 0) throw new Error(`no part and no area is called ${area}`);
  return found;
}
