import type { PassengerTypeID } from '../../contract/flight-booking/passenger';
import { quoteLadder, tiersAfter, type Ladder } from '../fare/ladder';
import { tierFee } from '../fare/tier-fee';
import { PASSENGER_TYPE } from '../passenger/passenger-type';

/** A ticket that can be given back: one passenger on one segment. Amounts in fen. */
export interface RefundableTicket {
  /** The ticket bought, not the age. */
  passengerTypeID: PassengerTypeID;
  salePrice: number;
  buildFee: number;
  fuelFee: number;
  /** The refund ladder it was sold under. */
  ladder: Ladder;
  /** Scheduled. */
  departure: Date;
}

export interface RefundMoment {
  now: Date;
  /** Of the traveller's own will (自愿). Otherwise the carrier's cause or illness: no fee. */
  isVoluntary: boolean;
}

/** What comes back for a ticket: `amount` = price − `fee` + `taxes`. Fen. */
export interface TicketRefund {
  /** What the carrier keeps of the price. */
  fee: number;
  /** Build and fuel fee; unused, they come back whole. */
  taxes: number;
  amount: number;
  /** The tier that the fee is of; null where no tier decides: no fee at all, or nothing but the taxes. */
  percent: number | null;
  /** 不得退: the taxes alone come back. */
  onlyTaxes: boolean;
  /** Until when, that moment included, the fee stays, and what it is after it; null: it does not rise. */
  worse: { at: Date; fee: number } | null;
}

/**
 * What giving a ticket back brings at a moment (domain rules, section 2): the ladder's fee by the hours before departure
 * is kept of the price, all unused taxes come back. An infant's ticket, and one given back for the carrier's cause or
 * illness, costs no fee, whatever the ladder says.
 */
export function quoteRefund(ticket: RefundableTicket, { now, isVoluntary }: RefundMoment): TicketRefund {
  const { salePrice, ladder, departure } = ticket;
  const taxes = ticket.buildFee + ticket.fuelFee;
  const costsNothing = !isVoluntary || ticket.passengerTypeID === PASSENGER_TYPE.infant;
  if (costsNothing) {
    return { fee: 0, taxes, amount: salePrice + taxes, percent: null, onlyTaxes: false, worse: null };
  }
  const quote = quoteLadder(ladder, { departure, now, timesUsed: 0 });
  if (!quote.allowed) {
    return { fee: salePrice, taxes, amount: taxes, percent: null, onlyTaxes: true, worse: null };
  }
  const fee = quote.isFree ? 0 : tierFee(quote.tier, ticket);
  const { percent } = quote.tier;
  return {
    fee,
    taxes,
    amount: salePrice - fee + taxes,
    percent,
    onlyTaxes: false,
    worse: quote.isFree ? null : whenWorse(ticket, fee, now),
  };
}

/** Tiers may ask for the same: what counts is the first that asks for more. */
function whenWorse(ticket: RefundableTicket, fee: number, now: Date): TicketRefund['worse'] {
  const { ladder, departure } = ticket;
  for (const { tier, from } of tiersAfter(ladder, { departure, now })) {
    const later = tier === undefined ? ticket.salePrice : tierFee(tier, ticket);
    if (later > fee) return { at: from, fee: later };
  }
  return null;
}
