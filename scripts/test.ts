import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
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

const TOGETHER = 10;

/** Starting a process and loading what is tested takes longer than most files do: they share processes. */
function nodeTests(files: string[]): string[][] {
  const groups = Array.from({ length: Math.ceil(files.length / TOGETHER) }, (_, i) =>
    files.slice(i * TOGETHER, (i + 1) * TOGETHER),
  );
  return groups.map((group) =>
    typescript('--test-reporter=dot', '--input-type=module', '--eval', suiteOf(group)),
  );
}

/** A suite a file: hooks beside the suites of a file are its own. */
function suiteOf(files: string[]): string {
  const suites = files.map((file) => {
    const address = JSON.stringify(`./${file.split(sep).join('/')}`);
    return `describe(${address}, async () => { await import(${address}); });`;
  });
  return `import { describe } from 'node:test';${suites.join('')}`;
}

/**
 * What the embedded database may answer otherwise than a server: its one connection, its data folder and what a crash
 * leaves there. Both are spoken to through the same driver, and the journeys run on the embedded one as a whole.
 */
const EMBEDDED = [
  'approval-crash',
  'contract',
  'crash',
  'create-order',
  'database',
  'demo-data',
  'expiry',
  'idempotency',
  'order-list',
  'oversell',
  'payment',
  'static',
].map((name) => join('tests/gateway', `${name}.test.ts`));

const BUILD: Part = { name: 'build', commands: [typescript('scripts/build.ts')] };
const JOURNEYS = testsIn('tests/e2e').sort();
/** So many of them in the lane that has little else to do. */
const SHARE = Math.ceil(JOURNEYS.length * 0.7);

const LANES: Record<string, Part[]> = {
  gateway: [
    { name: 'format', commands: [tool('oxfmt/bin/oxfmt', '--check', '.')] },
    { name: 'lint', commands: [tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')] },
    {
      name: 'gateway on PostgreSQL',
      commands: nodeTests(testsIn('tests/gateway').sort()),
      env: { TEST_DATABASE: 'postgres' },
    },
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
    { name: 'gateway, embedded', commands: nodeTests(EMBEDDED) },
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
