import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';

/** Process and machine that hold a folder, so that others can tell whether the process still runs. */
const Holder = v.object({
  host: v.string(),
  /** Boot id of the machine's kernel; empty when unknown. */
  boot: v.string(),
  /** PID namespace, since a container has its own. */
  processes: v.string(),
  pid: v.number(),
  /** Start of the process since the kernel's boot, because a process id may be reused. Empty when unknown. */
  startedAt: v.string(),
});
export type Holder = v.InferOutput<typeof Holder>;

export function thisProcess(): Holder {
  return {
    host: hostname(),
    boot: tryOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    processes: tryOr(() => readlinkSync('/proc/self/ns/pid')),
    pid: process.pid,
    startedAt: startOf(process.pid) ?? '',
  };
}

/** Parses the holder in a lock file; undefined for a file that is incomplete or foreign. */
export function parseHolder(text: string): Holder | undefined {
  const parsed = v.safeParse(
    Holder,
    tryOr(() => JSON.parse(text) as unknown, undefined),
  );
  return parsed.success ? parsed.output : undefined;
}

/**
 * State of a holder as far as this process can see it: `unknown` for another machine or container, and when the system
 * does not report the start of a process.
 */
export function stateOf(holder: Holder, here: Holder = thisProcess()): 'running' | 'ended' | 'unknown' {
  if (holder.boot !== '' && holder.boot === here.boot && holder.processes === here.processes) {
    return startOf(holder.pid) === holder.startedAt ? 'running' : 'ended';
  }
  const isOfThisSystem = holder.boot === '' && here.boot === '' && holder.host === here.host;
  return isOfThisSystem && !hasProcess(holder.pid) ? 'ended' : 'unknown';
}

/** Start of a running process, from /proc; undefined when there is none or it is a zombie. */
function startOf(pid: number): string | undefined {
  const stat = tryOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // the name before may contain any characters, even brackets; state is the first field after it, the start the
  // twentieth
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

function tryOr(ask: () => string): string;
function tryOr<T>(ask: () => T, otherwise: T): T;
function tryOr(ask: () => unknown, otherwise: unknown = ''): unknown {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}
