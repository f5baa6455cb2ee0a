import type { PassengerTypeID } from '../../contract/flight-booking/passenger';
import { quoteLadder, tiersAfter, type Ladder } from '../fare/ladder';
import { tierFee } from '../fare/tier-fee';
import { roundToYuan } from '../money/money';
import { PASSENGER_TYPE } from '../passenger/passenger-type';

/** A ticket that may be changed: one passenger on one segment. Amounts in fen. */
export interface ChangedTicket {
  /** Type of the ticket, not of the age. */
  passengerTypeID: PassengerTypeID;
  salePrice: number;
  /** The change ladder under which it was sold. */
  ladder: Ladder;
  /** Scheduled departure. */
  departure: Date;
  /** Number of past changes of the traveller's own will, including those of the former tickets. */
  timesChanged: number;
}

export interface ChangeMoment {
  now: Date;
  /** True for a change of the traveller's own will (自愿). A change for the carrier's cause has no fee. */
  isVoluntary: boolean;
}

export type ChangeFee =
  /** 不得改, or no tier of the ladder reaches that late. */
  | { allowed: false }
  | {
      allowed: true;
      /** Fen. */
      fee: number;
      /** Percentage of the tier; null where no tier applies. */
      percent: number | null;
      /** True when one of the free changes is used. */
      isFree: boolean;
      /** Last moment of the fee, inclusive, and the fee afterwards: null for not allowed at all. */
      worse: { at: Date; fee: number | null } | null;
    };

const COSTS_NOTHING = { allowed: true, fee: 0, percent: null, isFree: false, worse: null } as const;

/**
 * Returns the cost of changing a ticket at a moment, without the fare difference (domain rules, section 2): the
 * ladder's fee by the hours before departure, unless a free change is left. A change for the carrier's cause is free
 * regardless of the ladder; so is an infant's, whose ticket goes with an adult's.
 */
export function quoteChangeFee(ticket: ChangedTicket, { now, isVoluntary }: ChangeMoment): ChangeFee {
  const { ladder, departure, timesChanged } = ticket;
  if (!isVoluntary || ticket.passengerTypeID === PASSENGER_TYPE.infant) return COSTS_NOTHING;
  const quote = quoteLadder(ladder, { departure, now, timesUsed: timesChanged });
  if (!quote.allowed) return { allowed: false };
  const { isFree } = quote;
  const feeOf = (tier: typeof quote.tier) => (isFree ? 0 : tierFee(tier, ticket));
  const fee = feeOf(quote.tier);
  const known = { allowed: true, fee, percent: isFree ? null : quote.tier.percent, isFree } as const;
  // Consecutive tiers may have the same fee: only the first one that costs more matters.
  for (const { tier, from } of tiersAfter(ladder, { departure, now })) {
    const later = tier === undefined ? null : feeOf(tier);
    if (later === null || later > fee) return { ...known, worse: { at: from, fee: later } };
  }
  return { ...known, worse: null };
}

/** Returns the price difference of a new flight to the changed ticket, fen; a cheaper one refunds nothing. */
export function fareDifference(
  salePrice: number,
  newPrice: number,
  { isVoluntary }: { isVoluntary: boolean },
): number {
  // A change for the carrier's cause stays in the same class of cabin and is free.
  return isVoluntary ? Math.max(0, newPrice - salePrice) : 0;
}

/**
 * Computes each tier's fee from `price` (fen), in whole yuan: a changed ticket keeps the price paid for the former one.
 */
export function ladderAt(ladder: Ladder, price: number): Ladder {
  return {
    ...ladder,
    tiers: ladder.tiers.map((tier) => ({ ...tier, fee: roundToYuan((price * tier.percent) / 100) })),
  };
}
