import { readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LOCK_PREFIX, lockGenerations, lockPath } from './lock-files';
import { parseHolder, stateOf, thisProcess } from './lock-holder';

export interface LockTiming {
  /** Interval between two heartbeats of a holder. */
  beatMs: number;
  /** Silence after which a holder whose process is not visible here counts as ended; many heartbeats. */
  silenceMs: number;
}

/** Input of the heartbeat thread. */
export interface Heartbeat {
  folder: string;
  /** Prefix of the lock files' names, before their number. */
  prefix: string;
  generation: number;
  /** Content of the lock file. */
  record: string;
  beatMs: number;
}

const TIMING: LockTiming = { beatMs: 1000, silenceMs: 10_000 };
const RELEASED = 'released';

/**
 * Locks a folder for this process alone, across machines: PGlite has no lock of its own, and two processes on one
 * folder silently lose rows. The lock is the highest of numbered files in the folder, so it works between containers
 * and machines that share a volume. A killed holder is replaced at once if its process is visible here, and elsewhere
 * after `silenceMs` without a heartbeat; clocks are not compared. Rejects when another process holds the folder.
 *
 * A number is created by one process only, and the highest is never removed, so of any number of starters exactly one
 * wins, even against one that looked long ago.
 */
export async function lockFolder(
  folder: string,
  timing: LockTiming = TIMING,
): Promise<{ release(): Promise<void> }> {
  const place = realpathSync(folder);
  const record = JSON.stringify(thisProcess());
  for (;;) {
    const former = lockGenerations(place);
    const [highest = 0] = former;
    if (highest > 0) await expectFree(folder, lockPath(place, highest), timing);
    const generation = highest + 1;
    const path = lockPath(place, generation);
    if (!create(path, record)) continue;
    if (lockGenerations(place)[0] !== generation) {
      rmSync(path, { force: true });
      continue;
    }
    for (const old of former) rmSync(lockPath(place, old), { force: true });
    return hold({ folder: place, prefix: LOCK_PREFIX, generation, record, beatMs: timing.beatMs });
  }
}

function hold(heartbeat: Heartbeat): { release(): Promise<void> } {
  const script = new URL('lock-heartbeat.mjs', import.meta.url);
  const worker = new Worker(script, { workerData: heartbeat, execArgv: [] });
  worker.unref();
  return {
    async release() {
      await worker.terminate();
      const { folder, generation } = heartbeat;
      try {
        if (lockGenerations(folder)[0] === generation) writeFileSync(lockPath(folder, generation), RELEASED);
      } catch {
        // the folder is gone or not writable; the next starter sees that this process has ended
      }
    },
  };
}

/** Returns false when the file exists already. */
function create(path: string, record: string): boolean {
  try {
    writeFileSync(path, record, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // removes a half-written lock of a full disk
    rmSync(path, { force: true });
    throw error;
  }
}

/** Resolves when the holder of a lock file has ended or the file is gone; throws while the holder is alive. */
async function expectFree(folder: string, path: string, { beatMs, silenceMs }: LockTiming): Promise<void> {
  const text = read(path);
  if (text === undefined || text === RELEASED) return;
  const holder = parseHolder(text);
  const state = holder === undefined ? 'unknown' : stateOf(holder);
  if (state === 'ended') return;
  if (state === 'unknown' && (await isSilent(path, silenceMs, beatMs / 2))) return;
  const by = holder === undefined ? '' : ` (${holder.host}, pid ${holder.pid})`;
  throw new Error(
    `数据目录 ${folder} 正被另一个进程使用${by}。\nThe data folder ${folder} is in use by another process${by}.`,
  );
}

/** Watches a lock file for a while; returns false as soon as it changes. */
async function isSilent(path: string, silenceMs: number, lookMs: number): Promise<boolean> {
  const first = signOf(path);
  const end = performance.now() + silenceMs;
  while (performance.now() < end) {
    await delay(lookMs);
    if (signOf(path) !== first) return read(path) === undefined;
  }
  return true;
}

const signOf = (path: string): string =>
  `${statSync(path, { throwIfNoEntry: false })?.mtimeMs} ${read(path)}`;

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
