import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** One part of the test run; its commands run beside each other and beside those of other parts. */
interface Part {
  name: string;
  commands: string[][];
  env?: Record<string, string>;
  /** Stands on what the build makes. */
  needsBuild?: boolean;
  /** So many of its commands at a time; a browser beside two others is slow to answer. */
  most?: number;
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

/** Starting a process and loading what is tested takes longer than most files do: so many share one. */
function nodeTests(files: string[], together = 10): string[][] {
  return Array.from({ length: Math.ceil(files.length / together) }, (_, i) =>
    typescript(
      '--test-reporter=dot',
      '--input-type=module',
      '--eval',
      suiteOf(files.slice(i * together, (i + 1) * together)),
    ),
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
].map((name) => join('tests/gateway', `${name}.test.ts`));

const BUILD: Part = { name: 'build', commands: [typescript('scripts/build.ts')] };

/** In the order they are begun: what takes long first, so that nothing long is left over at the end. */
const PARTS: Part[] = [
  BUILD,
  { name: 'elements', commands: [typescript('node_modules/@web/test-runner/dist/bin.js')] },
  { name: 'format', commands: [tool('oxfmt/bin/oxfmt', '--check', '.')] },
  { name: 'lint', commands: [tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')] },
  { name: 'types', commands: [tool('typescript/bin/tsc', '--noEmit')] },
  { name: 'package and hosts', commands: nodeTests(testsIn('tests/hosts')), needsBuild: true },
  { name: 'journeys', commands: nodeTests(testsIn('tests/e2e').sort(), 3), needsBuild: true, most: 2 },
  {
    name: 'gateway on PostgreSQL',
    commands: nodeTests(testsIn('tests/gateway').sort(), 18),
    env: { TEST_DATABASE: 'postgres' },
  },
  { name: 'gateway, embedded', commands: nodeTests(EMBEDDED) },
  {
    name: 'rules',
    commands: nodeTests(testsIn('tests/architecture', 'tests/domain', 'tests/client'), 40),
  },
  { name: 'manifest', commands: [typescript('scripts/manifest/generate.ts', '--check')] },
  {
    name: 'dead code',
    // the second sees the product alone: a file that only its tests use is dead too
    commands: [tool('knip/bin/knip.js'), tool('knip/bin/knip.js', '--production', '--include', 'files')],
  },
];

/** Browsers and servers wait for each other a good deal: two processors are busy with three at a time. */
const AT_A_TIME = 3;

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

/** A part under way. */
interface Progress {
  part: Part;
  /** Commands not begun. */
  left: string[][];
  underWay: number;
  since: number;
  ended: Ended[];
}

function report({ part: { name }, since, ended }: Progress): boolean {
  const ok = ended.every((one) => one.ok);
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)} ${seconds} s`);
  for (const one of ended) if (!one.ok) console.log(one.output);
  return ok;
}

async function runAll(parts: Part[]): Promise<boolean> {
  const all = parts.map((part): Progress => ({
    part,
    left: [...part.commands],
    underWay: 0,
    since: 0,
    ended: [],
  }));
  let good = true;
  /** undefined where nothing was to be built: what was built before is tested then. */
  let built = parts.includes(BUILD) ? undefined : true;
  const next = () =>
    all.find(
      ({ part: { needsBuild, most = Infinity }, left, underWay }) =>
        left.length > 0 && underWay < most && (!needsBuild || built === true),
    );
  const running = new Set<Promise<void>>();

  async function carryOut(progress: Progress, command: string[]): Promise<void> {
    progress.since ||= Date.now();
    progress.underWay += 1;
    progress.ended.push(await run(command, progress.part.env));
    progress.underWay -= 1;
    if (progress.left.length > 0 || progress.underWay > 0) return;
    const ok = report(progress);
    good &&= ok;
    if (progress.part === BUILD) built = ok;
  }

  for (;;) {
    const progress = running.size < AT_A_TIME ? next() : undefined;
    const command = progress?.left.shift();
    if (progress && command) {
      const work: Promise<void> = carryOut(progress, command).finally(() => running.delete(work));
      running.add(work);
    } else if (running.size > 0) await Promise.race(running);
    else return good; // what needs a build that failed is not run
  }
}

const begun = Date.now();
const wanted = process.argv.slice(2);
const good = await runAll(
  wanted.length === 0 ? PARTS : PARTS.filter(({ name }) => wanted.some((word) => name.includes(word))),
);
console.log(`${good ? 'all passed' : 'there are failures'} in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
process.exitCode = good ? 0 : 1;
