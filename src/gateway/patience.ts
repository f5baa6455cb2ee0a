/** How long an upload may stand still. */
export interface Patience {
  /** Aborted when nothing moved for too long. */
  readonly signal: AbortSignal;
  /** Something moved. */
  renew(): void;
  isOver(): boolean;
  end(): void;
}

/** `limitMs`: time without a sign of progress. */
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
