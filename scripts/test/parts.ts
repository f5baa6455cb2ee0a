import { join } from 'node:path';
import { installedBrowser } from '../browser';
import { toolCommand, type Command } from './command';
import { elementTests } from './element-tests';
import { filesIn, type Area, type Extent, type Selection } from './files';
import { nodeTests } from './node-tests';
import { vitestTests } from './vitest-tests';

/** One part of the test run; its commands run beside each other and beside those of other parts. */
export interface Part {
  name: string;
  commands: Command[];
  env?: Record<string, string>;
  /** Stands on what the build makes. */
  needsBuild?: boolean;
  /** Its databases are on the server of the run. */
  needsPostgres?: boolean;
  /** How many processors one of its commands keeps busy. */
  processors: number;
}

const typescript = (...args: string[]): Command => toolCommand(process.execPath, '--import', 'tsx', ...args);
const tool = (script: string, ...args: string[]): Command =>
  toolCommand(process.execPath, join('node_modules', script), ...args);

/** Tests of every change stand on what pages load; the package and its types take twice as long as that. */
const buildFor = (extent: Extent): Part => ({
  name: 'build',
  commands: [typescript('scripts/build.ts', ...(extent === 'short' ? ['--pages'] : []))],
  processors: 1,
});

/** What looks at the project as a whole: of no area alone. It is told within the first minutes. */
const CHECKS: Part[] = [
  { name: 'format', commands: [tool('oxfmt/bin/oxfmt', '--check', '.')], processors: 1 },
  { name: 'types', commands: [tool('typescript/bin/tsc', '--noEmit')], processors: 1.5 },
  { name: 'lint', commands: [tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')], processors: 1.5 },
  { name: 'manifest', commands: [typescript('scripts/manifest/generate.ts', '--check')], processors: 1 },
  { name: 'dead code', commands: [tool('knip/bin/knip.js')], processors: 1 },
];
/** It sees the product alone: a file that only its tests use is dead too. */
const DEAD_PRODUCT: Part = {
  name: 'dead code of the product',
  commands: [tool('knip/bin/knip.js', '--production', '--include', 'files')],
  processors: 1,
};

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
  'server/contract',
  'server/idempotency',
  'server/sequences.long',
].map((name) => `tests/gateway/${name}.test.ts`);
/** Those that `npm test` runs on it. */
const EMBEDDED_SHORT = ['db/database', 'server/contract'].map((name) => `tests/gateway/${name}.test.ts`);

/** What makes a copy of the project and builds it there. */
const COPIES = /^tests\/hosts\/(newcomer|new-area)\./;

/** Tests by what they need, in the order they are begun: what takes long first, so that nothing long is left over. */
function tests(selection: Selection): Part[] {
  const hosts = filesIn(selection, 'tests/hosts');
  const embedded = selection.extent === 'short' ? EMBEDDED_SHORT : EMBEDDED;
  const parts: Part[] = [
    {
      name: 'rules',
      commands: vitestTests(
        'rules',
        filesIn(selection, 'tests/architecture', 'tests/domain', 'tests/client'),
      ),
      processors: 1,
    },
    {
      name: 'copies of the project',
      commands: nodeTests(
        hosts.filter((file) => COPIES.test(file)),
        1,
      ),
      // its builds take all the processors there are
      processors: 2,
    },
    {
      name: 'elements',
      commands: elementTests(filesIn(selection, 'tests/components')),
      processors: 1.5,
    },
    {
      name: 'journeys',
      commands: nodeTests(
        [...filesIn(selection, 'tests/e2e'), ...hosts.filter((file) => !COPIES.test(file))],
        10,
        './tests/support/e2e/test-end',
      ),
      needsBuild: true,
      needsPostgres: true,
      // each has a browser, a gateway and itself: with more of them beside each other all wait for what they wait for too long
      processors: 1,
    },
    {
      name: 'gateway on PostgreSQL',
      commands: nodeTests(filesIn(selection, 'tests/gateway'), 36),
      env: { TEST_DATABASE: 'postgres' },
      needsPostgres: true,
      processors: 0.75,
    },
    {
      name: 'gateway, embedded',
      commands: nodeTests(
        filesIn({ ...selection, extent: 'all' }, 'tests/gateway').filter((file) => embedded.includes(file)),
        10,
      ),
      processors: 1,
    },
  ];
  const env = { TEST_EXTENT: selection.extent };
  return parts
    .filter(({ commands }) => commands.length > 0)
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
      .filter((part) => part.name !== 'copies of the project')
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
  const checks = [...CHECKS.slice(1), ...(extent === 'all' ? [DEAD_PRODUCT] : [])];
  const all = [...CHECKS.slice(0, 1), build, ...checks, ...testsOfExtent(extent)];
  if (words.length === 0) return all;
  const named = (word: string) => all.filter(({ name }) => name.includes(word));
  const chosen = words.flatMap((word) => (named(word).length > 0 ? named(word) : testsOf(word, extent)));
  const isBuilding = chosen.some(({ needsBuild }) => needsBuild);
  return [...new Set(isBuilding ? [build, ...chosen] : chosen)];
}

function testsOf(area: Area, extent: Extent): Part[] {
  const found = testsOfExtent(extent, area).map((part) => ({ ...part, name: `${area}: ${part.name}` }));
  if (found.length === 0) throw new Error(`no part and no area is called ${area}`);
  return found;
}
