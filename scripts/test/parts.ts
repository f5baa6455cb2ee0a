import { join } from 'node:path';
import { installedBrowser } from '../browser';
import { filesIn, type Area, type Extent, type Selection } from './files';

/** One part of the test run: a command that runs beside those of other parts. */
export interface Part {
  name: string;
  /** The program and its arguments. */
  command: readonly string[];
  /** Test files it runs; none: a check of the project as a whole. */
  files: readonly string[];
  env?: Record<string, string>;
  /** Stands on what the build makes. */
  needsBuild?: boolean;
  /** Its databases are on the server of the run. */
  needsPostgres?: boolean;
  /** How many processors it keeps busy. */
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

/** Tests of every change stand on what pages load; the package and its types take twice as long as that. */
const buildFor = (extent: Extent): Part =>
  check('build', script('scripts/build.ts', ...(extent === 'short' ? ['--pages'] : [])));

/**
 * Checks of the project as a whole: they belong to no area. They are told within the first minutes, and each runs on one thread:
 * on several, types are worked out once a thread, which is twice the work.
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
/** It sees the product alone: a file that only its tests use is dead too. */
const DEAD_PRODUCT = check(
  'dead code of the product',
  tool('knip/bin/knip.js', '--production', '--include', 'files'),
);

/**
 * What the embedded database may answer otherwise than a server: its one connection, its data folder and what a crash
 * leaves there. Both are spoken to through the same driver.
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
/** Those that `npm test` runs on it. */
const EMBEDDED_SHORT = ['db/database', 'server/http/contract'].map((name) => `tests/gateway/${name}.test.ts`);

const vitest = (project: string, files: string[]) =>
  tool('vitest/vitest.mjs', 'run', '--project', project, ...files);

/** Tests by their runners, in the order they are begun: what takes long first, so that nothing long is left over. */
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

/** The days, beside the fixed one, and the browser, beside that of npm, on which all tests of every change hold too. */
const CONDITIONS: { name: string; env: Record<string, string> }[] = [
  { name: 'the real day', env: { TEST_DAY: 'today' } },
  ...[1, 7, 200].map((days) => ({ name: `+${days} days`, env: { TEST_DAYS_LATER: String(days) } })),
  { name: 'installed browser', env: { INSTALLED_BROWSER: '1' } },
];
const BROWSER_PARTS = ['elements', 'journeys'];

/** The tests of every change once more under each other condition; what needs no browser is the same in every browser. */
function testsUnderConditions(area: Area | undefined): Part[] {
  const hasBrowser = installedBrowser() !== undefined;
  return CONDITIONS.filter(({ env }) => hasBrowser || !env['INSTALLED_BROWSER']).flatMap(({ name, env }) =>
    tests({ area, extent: 'short' })
      .filter((part) => !env['INSTALLED_BROWSER'] || BROWSER_PARTS.includes(part.name))
      .map((part) => ({ ...part, name: `${part.name}, ${name}`, env: { ...part.env, ...env } })),
  );
}

/** Every test of an area, or of the project. */
function testsOfExtent(extent: Extent, area?: Area): Part[] {
  return [...tests({ area, extent }), ...(extent === 'all' ? testsUnderConditions(area) : [])];
}

/** What is run: everything, or the parts (`lint`, `journeys`) and the areas (`order`) that are named. */
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

/** The long tests of files that are given by their paths, and nothing else. */
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
