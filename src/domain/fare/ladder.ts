import type { LadderTier, TicketRule } from '../../contract/flight-booking/booking';

const HOUR_MS = 3_600_000;

/** Refund or change ladder of a price unit. */
export type Ladder = TicketRule['refund'];

export type LadderQuote =
  /** 不得退 or 不得改; a refund returns only taxes. */
  | { allowed: false }
  /** `fee` in fen for one adult; `isFree`: one of the free changes is used, regardless of the tier. */
  | { allowed: true; fee: number; isFree: boolean; tier: LadderTier };

export interface LadderMoment {
  departure: Date;
  now: Date;
  /** Number of changes already made to this ticket. */
  timesUsed: number;
}

/**
 * Returns the tier in force so many hours before the scheduled departure (negative after it): the earlier side is
 * inclusive, so at exactly 48 hours the tier from 48 holds. undefined if the ladder allows nothing or has no tier that
 * late. Tiers may come in any order.
 */
export function tierAt(ladder: Ladder, hoursBeforeDeparture: number): LadderTier | undefined {
  if (!ladder.allowed) return undefined;
  const reached = ladder.tiers.filter((tier) => hoursBeforeDeparture >= start(tier));
  return reached.reduce<LadderTier | undefined>(
    (latest, tier) => (latest === undefined || start(tier) > start(latest) ? tier : latest),
    undefined,
  );
}

/**
 * Returns the next tier, and the hours until it begins. undefined when the last tier is in force already or the ladder
 * allows nothing. The next tier is not necessarily dearer.
 */
export function nextTier(
  ladder: Ladder,
  hoursBeforeDeparture: number,
): { tier: LadderTier; inHours: number } | undefined {
  const now = tierAt(ladder, hoursBeforeDeparture);
  if (now === undefined) return undefined;
  const tier = tierBelow(ladder, now);
  return tier && { tier, inHours: hoursBeforeDeparture - start(now) };
}

/**
 * Returns the tiers after the one in force at `now`: each with the last moment, inclusive, of the tier before it. The
 * last is undefined where the ladder ends and allows nothing more. Empty if nothing changes.
 */
export function tiersAfter(
  ladder: Ladder,
  { departure, now }: Pick<LadderMoment, 'departure' | 'now'>,
): { tier: LadderTier | undefined; from: Date }[] {
  const after: { tier: LadderTier | undefined; from: Date }[] = [];
  let at = tierAt(ladder, hoursUntil(departure, now));
  while (at !== undefined && at.fromHours !== null) {
    const from = new Date(departure.getTime() - at.fromHours * HOUR_MS);
    at = tierBelow(ladder, at);
    after.push({ tier: at, from });
  }
  return after;
}

/**
 * Returns the cost of a voluntary refund or change at `now`. A ladder without a tier for that moment allows nothing.
 */
export function quoteLadder(ladder: Ladder, { departure, now, timesUsed }: LadderMoment): LadderQuote {
  const tier = tierAt(ladder, hoursUntil(departure, now));
  if (tier === undefined) return { allowed: false };
  const isFree = timesUsed < ladder.freeTimes;
  return { allowed: true, fee: isFree ? 0 : tier.fee, isFree, tier };
}

function tierBelow({ tiers }: Ladder, tier: LadderTier): LadderTier | undefined {
  return tiers
    .filter((other) => start(other) < start(tier))
    .reduce<LadderTier | undefined>(
      (next, other) => (next === undefined || start(other) > start(next) ? other : next),
      undefined,
    );
}

const hoursUntil = (departure: Date, now: Date): number => (departure.getTime() - now.getTime()) / HOUR_MS;

function start(tier: LadderTier): number {
  return tier.fromHours ?? Number.NEGATIVE_INFINITY;
}
