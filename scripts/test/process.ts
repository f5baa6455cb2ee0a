import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from './command';

/** What became of a test file; `ms`: how long it took. */
export interface FileResult {
  file: string;
  ok: boolean;
  ms: number;
}

export interface Ended {
  ok: boolean;
  output: string;
  files: FileResult[];
}

/**
 * What waits for something that never comes says nothing: it is ended, and has failed. A test ends more often; it has the
 * longer, the slower the machine is.
 */
const LONGEST_SILENCE_MS = 5 * 60_000;

/** Runs a command; files that tell no result have failed. */
export async function runCommand(command: Command, env: Record<string, string>): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'test-results-'));
  const results = join(folder, 'results');
  try {
    const line = await Promise.resolve(command.line()).catch(String);
    const { ok, output } =
      typeof line === 'string'
        ? { ok: false, output: line }
        : await run(line, { ...env, TEST_RESULTS: results });
    const told = existsSync(results) ? parsed(readFileSync(results, 'utf8')) : [];
    const untold = command.files.filter((file) => told.every((result) => result.file !== file));
    const files = [...told, ...untold.map((file) => ({ file, ok: false, ms: 0 }))];
    return { ok: ok && files.every((file) => file.ok), output, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
): Promise<Omit<Ended, 'files'>> {
  const longestSilenceMs = LONGEST_SILENCE_MS * Number(env['TEST_PATIENCE'] ?? 1);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, NODE_NO_WARNINGS: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const silent = setTimeout(() => {
      output += `\nnothing said for ${(longestSilenceMs / 1000).toFixed(0)} s`;
      child.kill('SIGKILL');
      // what it has started may hold on to its output
      end(false);
    }, longestSilenceMs);
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      silent.refresh();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (ok: boolean) => {
      clearTimeout(silent);
      resolve({ ok, output });
    };
    child.on('error', (error) => {
      output += String(error);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
