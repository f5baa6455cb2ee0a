import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';

/** Which process of which machine holds a folder, so that others can tell whether it still runs. */
const Holder = v.object({
  host: v.string(),
  /** Of this start of the machine's kernel; empty where the system does not tell. */
  boot: v.string(),
  /** Where process ids have the same meaning: a container has a space of its own. */
  processes: v.string(),
  pid: v.number(),
  /** Start of the process since that of the kernel: an id may be given again. Empty where not told. */
  startedAt: v.string(),
});
export type Holder = v.InferOutput<typeof Holder>;

export function thisProcess(): Holder {
  return {
    host: hostname(),
    boot: told(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    processes: told(() => readlinkSync('/proc/self/ns/pid')),
    pid: process.pid,
    startedAt: startOf(process.pid) ?? '',
  };
}

/** The holder a lock file names; undefined for one that is just being written, or is of something else. */
export function parseHolder(text: string): Holder | undefined {
  const parsed = v.safeParse(
    Holder,
    told(() => JSON.parse(text) as unknown, undefined),
  );
  return parsed.success ? parsed.output : undefined;
}

/**
 * Whether a holder still runs, as far as this process can see: `unknown` for one of another machine or container, and
 * where the system does not tell when a process began.
 */
export function stateOf(holder: Holder, here: Holder = thisProcess()): 'running' | 'ended' | 'unknown' {
  if (holder.boot !== '' && holder.boot === here.boot && holder.processes === here.processes) {
    return startOf(holder.pid) === holder.startedAt ? 'running' : 'ended';
  }
  const isOfThisSystem = holder.boot === '' && here.boot === '' && holder.host === here.host;
  return isOfThisSystem && !hasProcess(holder.pid) ? 'ended' : 'unknown';
}

/** Start of a process that runs, from /proc; undefined for none, and for one that ended and is still listed. */
function startOf(pid: number): string | undefined {
  const stat = told(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // the name before may hold anything, brackets too; state is the first field after it, the start the twentieth
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return /^[ZXx]?$/.test(fields[0] ?? '') ? undefined : fields[19];
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function told(ask: () => string): string;
function told<T>(ask: () => T, otherwise: T): T;
function told(ask: () => unknown, otherwise: unknown = ''): unknown {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}
