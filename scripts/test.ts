import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One part of the test run. Parts of one lane run one after another; the lanes run side by side. */
interface Part {
  name: string;
  command: string[];
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
const nodeTests = (files: string[]): string[] =>
  typescript('--test', '--test-reporter=dot', '--test-concurrency=1', ...files);

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

const BUILD: Part = { name: 'build', command: typescript('scripts/build.ts') };
const LANES: Record<string, Part[]> = {
  gateway: [
    { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check', '.') },
    { name: 'lint', command: tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
    { name: 'gateway on PGlite', command: nodeTests(testsIn('tests/gateway')) },
  ],
  product: [
    BUILD,
    { name: 'package and hosts', command: nodeTests(testsIn('tests/hosts')) },
    { name: 'journeys', command: nodeTests(testsIn('tests/e2e')) },
  ],
  parts: [
    { name: 'elements', command: typescript('node_modules/@web/test-runner/dist/bin.js') },
    { name: 'types', command: tool('typescript/bin/tsc', '--noEmit') },
    { name: 'dead code', command: tool('knip/bin/knip.js') },
    { name: 'manifest', command: typescript('scripts/manifest/generate.ts', '--check') },
    {
      name: 'rules',
      command: nodeTests(
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
      command: nodeTests(ON_A_SERVER),
      env: { TEST_DATABASE: 'postgres' },
    },
  ],
};

function run(part: Part): Promise<{ part: Part; ok: boolean; seconds: number; output: string }> {
  const begun = Date.now();
  const [program = '', ...args] = part.command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, NODE_NO_WARNINGS: '1', FORCE_COLOR: '0', ...part.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (ok: boolean) => resolve({ part, ok, seconds: (Date.now() - begun) / 1000, output });
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
    const { ok, seconds, output } = await run(part);
    good &&= ok;
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${part.name.padEnd(24)} ${seconds.toFixed(1)} s`);
    if (!ok) console.log(output);
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
