const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * Pauses between retries. Each is about twice the previous one and randomised, so that clients that lost the same
 * server do not return together.
 */
export interface Backoff {
  /** Milliseconds until the next retry. */
  next(): number;
  /** Called after a successful attempt: the next pause is short again. */
  reset(): void;
}

export function createBackoff(random: () => number = Math.random): Backoff {
  let failures = 0;
  return {
    next() {
      const full = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS);
      failures += 1;
      return full / 2 + (full / 2) * random();
    },
    reset: () => void (failures = 0),
  };
}

/** Resolves after `ms`, or earlier when the browser is back online or the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const done = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const options = { signal: over.signal };
    if (typeof window !== 'undefined') window.addEventListener('online', done, options);
    signal.addEventListener('abort', done, options);
    if (signal.aborted) done();
  });
}
