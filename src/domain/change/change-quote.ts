import type { PassengerTypeID } from '../../contract/flight-booking/passenger';
import { quoteLadder, tiersAfter, type Ladder } from '../fare/ladder';
import { tierFee } from '../fare/tier-fee';
import { wholeYuan } from '../money/money';
import { PASSENGER_TYPE } from '../passenger/passenger-type';

/** A ticket that may be changed: one passenger on one segment. Amounts in fen. */
export interface ChangedTicket {
  /** The ticket bought, not the age. */
  passengerTypeID: PassengerTypeID;
  salePrice: number;
  /** The change ladder it was sold under. */
  ladder: Ladder;
  /** Scheduled. */
  departure: Date;
  /** Changes of the traveller's own will that it has had, those of the tickets before it included. */
  timesChanged: number;
}

export interface ChangeMoment {
  now: Date;
  /** Of the traveller's own will (自愿). Otherwise the carrier's cause: no fee. */
  isVoluntary: boolean;
}

export type ChangeFee =
  /** 不得改, or no tier of the ladder is as late. */
  | { allowed: false }
  | {
      allowed: true;
      /** Fen. */
      fee: number;
      /** The tier that the fee is of; null where no tier decides. */
      percent: number | null;
      /** One of the changes without a fee is used. */
      isFree: boolean;
      /** Until when, that moment included, the fee stays, and what it is after it: null for not allowed at all. */
      worse: { at: Date; fee: number | null } | null;
    };

const COSTS_NOTHING = { allowed: true, fee: 0, percent: null, isFree: false, worse: null } as const;

/**
 * What it costs at a moment to change a ticket, without what the new flight costs more (domain rules, section 2): the
 * ladder's fee by the hours before departure, unless one of its changes without a fee is left. A change for the carrier's
 * cause costs nothing, whatever the ladder says; nor does an infant's, whose ticket goes with an adult's.
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
  // tiers may ask for the same: what counts is the first that asks for more
  for (const { tier, from } of tiersAfter(ladder, { departure, now })) {
    const later = tier === undefined ? null : feeOf(tier);
    if (later === null || later > fee) return { ...known, worse: { at: from, fee: later } };
  }
  return { ...known, worse: null };
}

/** What a new flight costs more than the ticket that is changed, fen; a cheaper one gives nothing back. */
export function fareDifference(
  salePrice: number,
  newPrice: number,
  { isVoluntary }: { isVoluntary: boolean },
): number {
  // the same class of cabin, for nothing
  return isVoluntary ? Math.max(0, newPrice - salePrice) : 0;
}

/** Whole yuan of each tier's percent of a price (fen): a changed ticket keeps what was paid for the one before. */
export function ladderAt(ladder: Ladder, price: number): Ladder {
  return {
    ...ladder,
    tiers: ladder.tiers.map((tier) => ({ ...tier, fee: wholeYuan((price * tier.percent) / 100) })),
  };
}
