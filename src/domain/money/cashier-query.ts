const MINUTE_MS = 60_000;
/** Whoever has not paid by then does not pay any more. */
const LAST_AFTER_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * When the cashier is asked next for a payment begun there that it has told nothing of: a minute after it was begun, and from then
 * on each time when it is twice as old, for seven days; undefined: no more.
 */
export function nextCashierQuery(begun: Date, now: Date): Date | undefined {
  const age = Math.max(0, now.getTime() - begun.getTime());
  if (age >= LAST_AFTER_MS) return undefined;
  return new Date(now.getTime() + Math.max(MINUTE_MS, age));
}
