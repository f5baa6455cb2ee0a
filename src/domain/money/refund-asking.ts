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

const ANSWER_MS = MINUTE_MS / 2;

/**
 * Returns whether a refund that is open for a day was asked for just now, so that its answer may be on its way. Its next
 * request is due an hour after the last one.
 */
export const isBeingAsked = (nextAt: Date, now: Date): boolean =>
  nextAt.getTime() - now.getTime() > LONGEST_MS - ANSWER_MS;

const DAY_MS = 24 * 60 * MINUTE_MS;

/** Returns the moment until which a refund must have begun to be shown to operators while it is open. */
export const heldSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);
