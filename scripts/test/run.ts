import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './parts';

/** Result of a test file; `ms` is its duration. */
export interface FileResult {
  file: string;
  ok: boolean;
  ms: number;
}

export interface PartResult {
  part: Part;
  ok: boolean;
  seconds: number;
  files: FileResult[];
}

/**
 * Limit of the load, as the sum of the parts' estimates. It exceeds the processors, because commands wait for browsers,
 * servers and files at times.
 */
const LOAD = availableParallelism() * 1.75;
/** A part that takes longer counts as hung. */
const LONGEST_MS = 60 * 60_000;

/**
 * Runs parts side by side, as many as the processors allow, and continues after a failure. All parts get `env`. Parts
 * that need the database server also get `server` and wait for it; the others do not. A part whose build failed is
 * skipped and counts as failed.
 */
export async function runParts(
  parts: readonly Part[],
  env: Record<string, string>,
  server: Promise<Record<string, string>>,
): Promise<PartResult[]> {
  const waiting = [...parts];
  const results: PartResult[] = [];
  const running = new Set<Promise<void>>();
  let load = 0;
  let isBuilt = parts.every(({ name }) => name !== 'build');
  let serverEnv: Record<string, string> | undefined;
  const isReady = ({ needsBuild, needsPostgres, processors }: Part) =>
    (!needsBuild || isBuilt) &&
    (!needsPostgres || serverEnv !== undefined) &&
    // a part that needs more processors than the machine has runs alone
    (load + processors <= LOAD || load === 0);
  const follow = (work: Promise<void>) => {
    const followed: Promise<void> = work.finally(() => running.delete(followed));
    running.add(followed);
  };

  async function carryOut(part: Part): Promise<void> {
    load += part.processors;
    const result = await runPart(part, { ...env, ...(part.needsPostgres && serverEnv), ...part.env });
    load -= part.processors;
    results.push(result);
    if (part.name === 'build') isBuilt = result.ok;
  }

  follow(server.then((told) => void (serverEnv = told)));
  for (;;) {
    const next = waiting.findIndex(isReady);
    const [part] = next === -1 ? [] : waiting.splice(next, 1);
    if (part) follow(carryOut(part));
    else if (running.size > 0) await Promise.race(running);
    else break;
  }
  return [...results, ...waiting.map((part) => ({ part, ok: false, seconds: 0, files: [] }))];
}

/** A file without a result counts as failed. */
async function runPart(part: Part, env: Record<string, string>): Promise<PartResult> {
  const begun = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'test-results-'));
  const told = join(folder, 'results');
  const { ok, output } = await run(part.command, { ...env, TEST_RESULTS: told });
  const files = existsSync(told) ? parsed(readFileSync(told, 'utf8')) : [];
  rmSync(folder, { recursive: true, force: true });
  const untold = part.files.filter((file) => files.every((result) => result.file !== file));
  const result: PartResult = {
    part,
    ok: ok && untold.length === 0,
    seconds: (performance.now() - begun) / 1000,
    files,
  };
  console.log(`${result.ok ? 'ok    ' : 'FAILED'}  ${part.name.padEnd(24)} ${result.seconds.toFixed(1)} s`);
  if (!result.ok) console.log(output, ...untold.map((file) => `\nnot run: ${file}`));
  else for (const [line] of output.matchAll(/^second try: .*$/gm)) console.log(`        ${line}`);
  return result;
}

const parsed = (lines: string): FileResult[] =>
  lines
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FileResult);

function run(
  [program = '', ...args]: readonly string[],
  env: Record<string, string>,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, NODE_NO_WARNINGS: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
    let output = '';
    const collect = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: output + String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
