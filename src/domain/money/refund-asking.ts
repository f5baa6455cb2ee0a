const MINUTE_MS = 60_000;
const LONGEST_MS = 60 * MINUTE_MS;

/**
 * Returns the time of the next request to the cashier for a refund without a decision: a minute after its beginning,
 * then whenever its age has doubled, and at least every hour without an end, because the money is owed until then.
 */
export function nextRefundRequest(begun: Date, now: Date): Date {
  const age = Math.max(0, now.getTime() - begun.getTime());
  return new Date(now.getTime() + Math.min(LONGEST_MS, Math.max(MINUTE_MS, age)));
}
