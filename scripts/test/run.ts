import { availableParallelism } from 'node:os';
import type { Command } from './command';
import type { Part } from './parts';
import { runCommand, type Ended, type FileResult } from './process';

/**
 * How busy the processors are kept, by the parts' own estimates: commands wait for their browsers, servers and files now
 * and then, all at once seldom.
 */
const LOAD = availableParallelism() * 1.75;

/** A part under way. */
interface Progress {
  part: Part;
  /** Commands not begun. */
  waiting: Command[];
  running: number;
  since: number;
  ended: Ended[];
}

/** What a run came to. */
export interface RunResult {
  ok: boolean;
  /** Files that failed, with how they are run again; undefined where something failed that is no test file. */
  failed: { part: Part; command: Command }[] | undefined;
  files: FileResult[];
}

function report({ part: { name }, since, ended }: Progress): void {
  const ok = ended.every((one) => one.ok);
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)} ${seconds} s`);
  for (const one of ended) if (!one.ok) console.log(one.output);
}

/**
 * Runs the commands of all parts, as many beside each other as the processors take. It goes on after a failure. `env`: what
 * all of them are told; `server`: what those that need it are told too, once it is there. The others do not wait for it.
 */
export async function runParts(
  parts: readonly Part[],
  env: Record<string, string>,
  server: Promise<Record<string, string>>,
): Promise<RunResult> {
  const all = parts.map((part): Progress => ({
    part,
    waiting: [...part.commands],
    running: 0,
    since: 0,
    ended: [],
  }));
  const failed: { part: Part; command: Command }[] = [];
  let isToolGood = true;
  let load = 0;
  let isBuilt = parts.every(({ name }) => name !== 'build');
  let serverEnv: Record<string, string> | undefined;
  const running = new Set<Promise<void>>();
  const coming: Promise<void> = server
    .then((told) => void (serverEnv = told))
    .finally(() => running.delete(coming));
  running.add(coming);
  const next = () =>
    all.find(
      ({ part, waiting }) =>
        waiting.length > 0 &&
        (!part.needsBuild || isBuilt) &&
        (!part.needsPostgres || serverEnv !== undefined) &&
        // whatever asks for more than there is runs alone
        (load + part.processors <= LOAD || load === 0),
    );

  async function carryOut(progress: Progress, command: Command): Promise<void> {
    const { part } = progress;
    progress.since ||= Date.now();
    progress.running += 1;
    load += part.processors;
    const ended = await runCommand(command, { ...env, ...(part.needsPostgres && serverEnv), ...part.env });
    progress.ended.push(ended);
    load -= part.processors;
    progress.running -= 1;
    const again = ended.files.filter(({ ok }) => !ok).map(({ file }) => file);
    for (const file of again) failed.push({ part, command: command.only([file]) });
    // it failed beside its files
    if (!ended.ok && again.length === 0) isToolGood = false;
    if (progress.waiting.length > 0 || progress.running > 0) return;
    report(progress);
    if (part.name === 'build') isBuilt = progress.ended.every(({ ok }) => ok);
  }

  for (;;) {
    const progress = next();
    const command = progress?.waiting.shift();
    if (progress && command) {
      const work: Promise<void> = carryOut(progress, command).finally(() => running.delete(work));
      running.add(work);
    } else if (running.size > 0) await Promise.race(running);
    else break;
  }
  // what needs a build that failed is not run
  const isWhole = all.every(({ waiting }) => waiting.length === 0);
  return {
    ok: isToolGood && isWhole && failed.length === 0,
    failed: isToolGood && isWhole ? failed : undefined,
    files: all.flatMap(({ ended }) => ended.flatMap(({ files }) => files)),
  };
}
