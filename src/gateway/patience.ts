/** Limits the time for which an upload may stall. */
export interface Patience {
  /** Aborted when the upload has stalled for too long. */
  readonly signal: AbortSignal;
  /** Called on progress; restarts the time limit. */
  renew(): void;
  isOver(): boolean;
  end(): void;
}

/** `limitMs`: allowed time without progress. */
export function createPatience(limitMs: number): Patience {
  const abort = new AbortController();
  const begin = () => setTimeout(() => abort.abort(), limitMs);
  let timer = begin();
  return {
    signal: abort.signal,
    renew() {
      clearTimeout(timer);
      timer = begin();
    },
    isOver: () => abort.signal.aborted,
    end: () => clearTimeout(timer),
  };
}
