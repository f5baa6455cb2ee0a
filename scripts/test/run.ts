import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Part } from './parts';

/**
 * How busy the processors are kept, by the parts' own estimates: commands wait for their browsers, servers and files now
 * and then, all at once seldom.
 */
const LOAD = availableParallelism() * 1.75;

/** No command takes as long, on a slow machine either: one that waits for something that never comes is ended, and has failed. */
const LONGEST_MS = 15 * 60_000;

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
    const tooLong = setTimeout(() => {
      output += `\nnot ended after ${LONGEST_MS / 1000} s`;
      child.kill('SIGKILL');
      // what it has started may hold on to its output
      end(false);
    }, LONGEST_MS);
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (ok: boolean) => {
      clearTimeout(tooLong);
      resolve({ ok, output });
    };
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
  waiting: string[][];
  running: number;
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

/**
 * Runs the commands of all parts, as many beside each other as the processors take. False if one failed. `env`: what all
 * of them are told.
 */
export async function runParts(parts: readonly Part[], env: Record<string, string> = {}): Promise<boolean> {
  const all = parts.map((part): Progress => ({
    part,
    waiting: [...part.commands],
    running: 0,
    since: 0,
    ended: [],
  }));
  let good = true;
  let load = 0;
  let isBuilt = false;
  const running = new Set<Promise<void>>();
  const next = () =>
    all.find(
      ({ part, waiting }) =>
        waiting.length > 0 &&
        (!part.needsBuild || isBuilt) &&
        // whatever asks for more than there is runs alone
        (load + part.processors <= LOAD || running.size === 0),
    );

  async function carryOut(progress: Progress, command: string[]): Promise<void> {
    const { part } = progress;
    progress.since ||= Date.now();
    progress.running += 1;
    load += part.processors;
    progress.ended.push(await run(command, { ...env, ...part.env }));
    load -= part.processors;
    progress.running -= 1;
    if (progress.waiting.length > 0 || progress.running > 0) return;
    const ok = report(progress);
    good &&= ok;
    if (part.name === 'build') isBuilt = ok;
  }

  for (;;) {
    const progress = next();
    const command = progress?.waiting.shift();
    if (progress && command) {
      const work: Promise<void> = carryOut(progress, command).finally(() => running.delete(work));
      running.add(work);
    } else if (running.size > 0) await Promise.race(running);
    else return good; // what needs a build that failed is not run
  }
}
