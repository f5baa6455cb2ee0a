/** Milliseconds by which the gateway's clock is ahead of this machine's; negative: behind. */
let aheadMs = 0;
const listeners = new Set<() => void>();

/** Smaller differences count as equal clocks, because a response has whole seconds and a delay of its own. */
const SAME_MS = 3000;

/** Returns the gateway's time, as far as known, in milliseconds since the epoch. */
export const nowMs = (): number => Date.now() + aheadMs;

/** Returns the gateway's time, which applies to every deadline, countdown and "today". */
export const now = (): Date => new Date(nowMs());

/**
 * Sets the gateway's time from the Date header of a response. `sentMs` and `cameMs`, the times of request and response,
 * are by this machine's clock; the gateway wrote the header between them.
 */
export function takeGatewayTime(
  header: string,
  { sentMs, cameMs }: { sentMs: number; cameMs: number },
): void {
  const told = Date.parse(header);
  if (Number.isNaN(told) || cameMs < sentMs) return;
  // Adds half a second: the header has the second that had begun.
  const ahead = told + 500 - (sentMs + cameMs) / 2;
  const unsure = SAME_MS + (cameMs - sentMs) / 2;
  if (Math.abs(ahead - aheadMs) <= unsure) return;
  aheadMs = Math.abs(ahead) <= unsure ? 0 : ahead;
  for (const listener of listeners) listener();
}

/** Calls the listener after every change of the clock. Returns an unsubscribe function. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
