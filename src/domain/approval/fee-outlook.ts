/**
 * Current fee of changing or refunding a ticket in fen, and the moment until which it applies, inclusive; null: not
 * allowed.
 */
export interface TicketFee {
  fee: number | null;
  worse: { at: Date; fee: number | null } | null;
}

export interface FeeOutlook {
  /** Sum for all tickets in fen; null where one is not allowed. */
  now: number | null;
  /** Fee from just after this moment on; null when it does not rise. */
  next: { at: Date; fee: number | null } | null;
}

/** Returns the sum for several tickets, and the first moment at which it rises. */
export function feeOutlook(tickets: readonly TicketFee[]): FeeOutlook {
  const now = sum(tickets.map(({ fee }) => fee));
  const moments = tickets.flatMap(({ worse }) => worse?.at.getTime() ?? []);
  if (now === null || moments.length === 0) return { now, next: null };
  const first = Math.min(...moments);
  const then = tickets.map(({ fee, worse }) => (worse?.at.getTime() === first ? worse.fee : fee));
  return { now, next: { at: new Date(first), fee: sum(then) } };
}

function sum(fees: readonly (number | null)[]): number | null {
  return fees.reduce<number | null>((total, fee) => (total === null || fee === null ? null : total + fee), 0);
}
