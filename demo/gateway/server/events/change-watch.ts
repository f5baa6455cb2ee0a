import type { FastifyBaseLogger } from 'fastify';

/** Notifies one reader of changes under its key. */
export interface Watcher {
  /**
   * Resolves when the data may have changed since the last call, at the latest after `ms`, or when the signal or the
   * whole watch ends. True: read again; false: no change in time.
   */
  changed(ms: number, signal: AbortSignal): Promise<boolean>;
  /** Treats the next successful reading as a change, because the result of the last one was lost. */
  lookAgain(): void;
  stop(): void;
}

export interface ChangeWatch {
  /** Aborted when the gateway closes. */
  readonly ended: AbortSignal;
  /** Watches this key, or all keys for `undefined`. */
  watch(key: string | undefined): Watcher;
  /** Wakes every reader for good and waits for the running reading. */
  close(): Promise<void>;
}

/** Returns the version of each requested key, or of all for `undefined`; it differs after each change. */
export type FindVersions = (keys: readonly string[] | undefined) => Promise<ReadonlyMap<string, number>>;

interface WatchedReader {
  key: string | undefined;
  /** Version of the key, or the sum over all keys, at the last reading; -1 before the first. */
  version: number;
  dirty: boolean;
  wake: (() => void) | undefined;
}

/**
 * Polls the database every `pollMs` for all readers of this process, and never without readers. Polling sees the writes
 * of every process on either driver.
 */
export function createChangeWatch(
  findVersions: FindVersions,
  { what, pollMs, log }: { what: string; pollMs: number; log: Pick<FastifyBaseLogger, 'warn'> },
): ChangeWatch {
  const watched = new Set<WatchedReader>();
  const end = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let failing = false;

  function schedule(): void {
    if (timer !== undefined || looking !== undefined || watched.size === 0 || end.signal.aborted) return;
    timer = setTimeout(() => {
      timer = undefined;
      looking = look().finally(() => {
        looking = undefined;
        schedule();
      });
    }, pollMs);
  }

  async function look(): Promise<void> {
    try {
      const readers = [...watched];
      const versions = await findVersions(watchedKeys(readers));
      failing = false;
      const sum = [...versions.values()].reduce((total, version) => total + version, 0);
      for (const reader of readers) {
        const version = reader.key === undefined ? sum : (versions.get(reader.key) ?? 0);
        if (version === reader.version) continue;
        reader.version = version;
        reader.dirty = true;
        reader.wake?.();
      }
    } catch (error) {
      // logged once per outage, because the next reading may succeed
      if (!failing) log.warn({ err: error }, `query of ${what} failed`);
      failing = true;
    }
  }

  return {
    ended: end.signal,
    watch(key) {
      const reader: WatchedReader = { key, version: -1, dirty: false, wake: undefined };
      watched.add(reader);
      schedule();
      return {
        async changed(ms, signal) {
          if (!reader.dirty) await waitForWake(reader, ms, [signal, end.signal]);
          const { dirty } = reader;
          reader.dirty = false;
          return dirty;
        },
        lookAgain() {
          reader.version = -1;
        },
        stop: () => void watched.delete(reader),
      };
    },
    async close() {
      end.abort();
      clearTimeout(timer);
      await looking;
    },
  };
}

/** Keys to query; undefined for all. */
function watchedKeys(readers: readonly WatchedReader[]): string[] | undefined {
  const keys = new Set<string>();
  for (const { key } of readers) {
    if (key === undefined) return undefined;
    keys.add(key);
  }
  return [...keys];
}

function waitForWake(reader: WatchedReader, ms: number, signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', done);
      reader.wake = undefined;
      resolve();
    };
    const timer = setTimeout(done, ms);
    reader.wake = done;
    for (const signal of signals) signal.addEventListener('abort', done);
    if (signals.some(({ aborted }) => aborted)) done();
  });
}
