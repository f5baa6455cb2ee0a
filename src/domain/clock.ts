/** How far the gateway's clock is ahead of this machine's, in milliseconds; negative: behind. */
let aheadMs = 0;
const listeners = new Set<() => void>();

/** Nearer than this the clocks count as one: an answer tells whole seconds, and comes with a delay of its own. */
const SAME_MS = 3000;

/** The gateway's time, as far as it has told: milliseconds since the epoch. */
export const nowMs = (): number => Date.now() + aheadMs;

/** The gateway's time, which counts for every deadline, countdown and "today". */
export const now = (): Date => new Date(nowMs());

/**
 * Takes the time that an answer names (its Date header). Both others by this machine's clock: when the request was sent and
 * when the answer came, between which the gateway wrote it.
 */
export function takeGatewayTime(
  header: string,
  { sentMs, cameMs }: { sentMs: number; cameMs: number },
): void {
  const told = Date.parse(header);
  if (Number.isNaN(told) || cameMs < sentMs) return;
  // half a second: the header names the second that had begun
  const ahead = told + 500 - (sentMs + cameMs) / 2;
  const unsure = SAME_MS + (cameMs - sentMs) / 2;
  if (Math.abs(ahead - aheadMs) <= unsure) return;
  aheadMs = Math.abs(ahead) <= unsure ? 0 : ahead;
  for (const listener of listeners) listener();
}

/** Tells of every change of the clock; gives how to end that. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
