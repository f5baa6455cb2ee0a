/** What a ticket costs to change or give back now, fen, and until when, that moment included; null: not allowed. */
export interface TicketFee {
  fee: number | null;
  worse: { at: Date; fee: number | null } | null;
}

export interface FeeOutlook {
  /** Fen of all tickets; null where one is not allowed. */
  now: number | null;
  /** From just after this moment on; null: it does not rise. */
  next: { at: Date; fee: number | null } | null;
}

/** What several tickets cost together, and the first moment at which that is more. */
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
