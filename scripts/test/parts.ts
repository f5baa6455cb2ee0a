import { join } from 'node:path';
import { filesIn, nodeTests, type Area } from './files';

/** One part of the test run; its commands run beside each other and beside those of other parts. */
export interface Part {
  name: string;
  commands: string[][];
  env?: Record<string, string>;
  /** Stands on what the build makes. */
  needsBuild?: boolean;
  /** Its databases are on the server of the run. */
  needsPostgres?: boolean;
  /** How many processors one of its commands keeps busy. */
  processors: number;
}

const node = (...args: string[]): string[] => [process.execPath, ...args];
const typescript = (...args: string[]): string[] => node('--import', 'tsx', ...args);
const tool = (script: string, ...args: string[]): string[] => node(join('node_modules', script), ...args);

const BUILD: Part = { name: 'build', commands: [typescript('scripts/build.ts')], processors: 1 };

/** What looks at the project as a whole: of no area alone. */
const CHECKS: Part[] = [
  { name: 'format', commands: [tool('oxfmt/bin/oxfmt', '--check', '.')], processors: 1 },
  { name: 'lint', commands: [tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')], processors: 2 },
  { name: 'types', commands: [tool('typescript/bin/tsc', '--noEmit')], processors: 2 },
  { name: 'manifest', commands: [typescript('scripts/manifest/generate.ts', '--check')], processors: 1 },
  {
    name: 'dead code',
    // the second sees the product alone: a file that only its tests use is dead too
    commands: [tool('knip/bin/knip.js'), tool('knip/bin/knip.js', '--production', '--include', 'files')],
    processors: 1,
  },
];

/**
 * What the embedded database may answer otherwise than a server: its one connection, its data folder and what a crash
 * leaves there. Both are spoken to through the same driver.
 */
const EMBEDDED = [
  'db/database',
  'flight-booking/create-order',
  'flight-booking/oversell',
  'order/crash',
  'order/expiry',
  'order/list',
  'order/refund-approval',
  'payment/payment',
  'seed/demo-data',
  'server/contract',
  'server/idempotency',
  'server/sequences',
].map((name) => join('tests/gateway', `${name}.test.ts`));

/** What makes a copy of the project and builds it there. */
const COPIES = ['tests/hosts/newcomer.test.ts', 'tests/hosts/new-area.test.ts'];

/** Tests by what they need, in the order they are begun: what takes long first, so that nothing long is left over. */
function tests(area?: Area): Part[] {
  const elements = filesIn(area, 'tests/components');
  const parts: Part[] = [
    {
      name: 'copies of the project',
      commands: nodeTests(area ? [] : COPIES, 1),
      processors: 1,
    },
    {
      name: 'elements',
      commands:
        elements.length === 0
          ? []
          : [
              typescript(
                'node_modules/@web/test-runner/dist/bin.js',
                ...(area ? ['--files', ...elements] : []),
              ),
            ],
      processors: 1.5,
    },
    {
      name: 'journeys',
      commands: nodeTests(
        filesIn(area, 'tests/e2e', 'tests/hosts').filter((file) => !COPIES.includes(file)),
        8,
        'tests/support/e2e/test-end.ts',
      ),
      needsBuild: true,
      needsPostgres: true,
      // each has a browser, a gateway and itself: with more of them beside each other all wait for what they wait for too long
      processors: 1,
    },
    {
      name: 'gateway on PostgreSQL',
      commands: nodeTests(filesIn(area, 'tests/gateway'), 26),
      env: { TEST_DATABASE: 'postgres' },
      needsPostgres: true,
      processors: 0.75,
    },
    {
      name: 'gateway, embedded',
      commands: nodeTests(
        area ? filesIn(area, 'tests/gateway').filter((file) => EMBEDDED.includes(file)) : EMBEDDED,
      ),
      processors: 1,
    },
    {
      name: 'rules',
      commands: nodeTests(filesIn(area, 'tests/architecture', 'tests/domain', 'tests/client'), 40),
      processors: 1,
    },
  ];
  return parts.filter(({ commands }) => commands.length > 0);
}

/** What `npm test` runs: everything, or the parts and the areas that are named. */
export function partsFor(words: readonly string[]): Part[] {
  const all = [BUILD, ...tests(), ...CHECKS];
  if (words.length === 0) return all;
  const named = (word: string) => all.filter(({ name }) => name.includes(word));
  const chosen = words.flatMap((word) => (named(word).length > 0 ? named(word) : testsOf(word)));
  const isBuilding = chosen.some(({ needsBuild }) => needsBuild);
  return [...new Set(isBuilding ? [BUILD, ...chosen] : chosen)];
}

function testsOf(area: Area): Part[] {
  const found = tests(area).map((part) => ({ ...part, name: `${area}: ${part.name}` }));
  if (found.length === 0) throw new Error(`no part and no area is called ${area}`);
  return found;
}
