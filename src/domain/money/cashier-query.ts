const MINUTE_MS = 60_000;
/** Latest time of a payment after its beginning. */
const LAST_AFTER_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * Returns the time of the next query to the cashier about a payment without a callback: a minute after its beginning,
 * and then whenever its age has doubled, for seven days; undefined: no more.
 */
export function nextCashierQuery(begun: Date, now: Date): Date | undefined {
  const age = Math.max(0, now.getTime() - begun.getTime());
  if (age >= LAST_AFTER_MS) return undefined;
  return new Date(now.getTime() + Math.max(MINUTE_MS, age));
}
