import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** One part of the test run. Parts of one lane run one after another; the lanes run side by side. */
interface Part {
  name: string;
  /** One after another. */
  commands: string[][];
  env?: Record<string, string>;
}

const node = (...args: string[]): string[] => [process.execPath, ...args];
const typescript = (...args: string[]): string[] => node('--import', 'tsx', ...args);
const tool = (script: string, ...args: string[]): string[] => node(join('node_modules', script), ...args);

/** Files are listed here: `node --test` knows patterns only from Node 21 on. */
function testsIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  );
}

/** Hooks beside the suites of a file would be those of every file in its process. */
const hasHooksOfItsOwn = (file: string): boolean =>
  /^(?:before|after)(?:Each)?\(/m.test(readFileSync(file, 'utf8'));

const TOGETHER = 10;

/** Starting a process and loading what is tested takes longer than most files do: they share processes where they can. */
function nodeTests(files: string[]): string[][] {
  const alone = files.filter(hasHooksOfItsOwn);
  const shared = files.filter((file) => !alone.includes(file));
  const groups = Array.from({ length: Math.ceil(shared.length / TOGETHER) }, (_, i) =>
    shared.slice(i * TOGETHER, (i + 1) * TOGETHER),
  );
  const imports = (group: string[]) =>
    group.map((file) => `await import(${JSON.stringify(`./${file.split(sep).join('/')}`)});`).join('');
  return [
    ...groups.map((group) =>
      typescript('--test-reporter=dot', '--input-type=module', '--eval', imports(group)),
    ),
    ...(alone.length > 0
      ? [typescript('--test', '--test-reporter=dot', '--test-concurrency=1', ...alone)]
      : []),
  ];
}

/**
 * What a server may answer otherwise than PGlite: many connections at once, its locks and its planner. Both are
 * spoken to through the same driver, so the rest is proved once.
 */
const ON_A_SERVER = [
  'approval',
  'approval-crash',
  'contract',
  'crash',
  'create-order',
  'customer-service-stream',
  'database',
  'demo-data',
  'expiry',
  'idempotency',
  'operate-habit',
  'order-list',
  'oversell',
  'payment',
  'payment-model',
  'two-processes',
].map((name) => join('tests/gateway', `${name}.test.ts`));

const BUILD: Part = { name: 'build', commands: [typescript('scripts/build.ts')] };
const JOURNEYS = testsIn('tests/e2e').sort();
/** So many of them in the lane that has little else to do. */
const SHARE = Math.ceil(JOURNEYS.length * 0.7);

const LANES: Record<string, Part[]> = {
  gateway: [
    { name: 'format', commands: [tool('oxfmt/bin/oxfmt', '--check', '.')] },
    { name: 'lint', commands: [tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')] },
    { name: 'gateway on PGlite', commands: nodeTests(testsIn('tests/gateway')) },
  ],
  product: [
    BUILD,
    { name: 'package and hosts', commands: nodeTests(testsIn('tests/hosts')) },
    { name: 'journeys, first part', commands: nodeTests(JOURNEYS.slice(0, SHARE)) },
  ],
  parts: [
    { name: 'elements', commands: [typescript('node_modules/@web/test-runner/dist/bin.js')] },
    { name: 'types', commands: [tool('typescript/bin/tsc', '--noEmit')] },
    { name: 'dead code', commands: [tool('knip/bin/knip.js')] },
    { name: 'manifest', commands: [typescript('scripts/manifest/generate.ts', '--check')] },
    {
      name: 'rules',
      commands: nodeTests(
        testsIn(
          'tests/architecture',
          'tests/domain',
          'tests/gateway-client',
          'tests/session',
          'tests/element',
        ),
      ),
    },
    {
      name: 'gateway on PostgreSQL',
      commands: nodeTests(ON_A_SERVER),
      env: { TEST_DATABASE: 'postgres' },
    },
    // built long ago by the lane beside
    { name: 'journeys, second part', commands: nodeTests(JOURNEYS.slice(SHARE)) },
  ],
};

interface Ended {
  ok: boolean;
  output: string;
}

function run([program = '', ...args]: string[], env: Part['env']): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, NODE_NO_WARNINGS: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (ok: boolean) => resolve({ ok, output });
    child.on('error', (error) => {
      output += String(error);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

async function runLane(parts: Part[]): Promise<boolean> {
  let good = true;
  for (const part of parts) {
    const since = Date.now();
    const ended: Ended[] = [];
    for (const command of part.commands) ended.push(await run(command, part.env));
    const ok = ended.every((one) => one.ok);
    good &&= ok;
    const seconds = ((Date.now() - since) / 1000).toFixed(1);
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${part.name.padEnd(24)} ${seconds} s`);
    for (const one of ended) if (!one.ok) console.log(one.output);
    if (!ok && part === BUILD) break; // nothing after it could mean anything
  }
  return good;
}

const begun = Date.now();
const wanted = process.argv.slice(2);
const lanes = Object.values(LANES).map((parts) =>
  wanted.length === 0 ? parts : parts.filter((part) => wanted.some((word) => part.name.includes(word))),
);
const results = await Promise.all(lanes.map(runLane));
const good = results.every(Boolean);
console.log(`${good ? 'all passed' : 'there are failures'} in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
process.exitCode = good ? 0 : 1;
