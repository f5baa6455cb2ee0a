import type { PassengerTypeID } from '../../contract/flight-booking/passenger';
import { quoteLadder, tiersAfter, type Ladder } from '../fare/ladder';
import { tierFee } from '../fare/tier-fee';
import { PASSENGER_TYPE } from '../passenger/passenger-type';

/** A refundable ticket: one passenger on one segment. Amounts in fen. */
export interface RefundableTicket {
  /** Type of the ticket, not of the age. */
  passengerTypeID: PassengerTypeID;
  salePrice: number;
  buildFee: number;
  fuelFee: number;
  /** The refund ladder under which it was sold. */
  ladder: Ladder;
  /** Scheduled departure. */
  departure: Date;
}

export interface RefundMoment {
  now: Date;
  /** True for a refund of the traveller's own will (自愿). A refund for the carrier's cause or illness has no fee. */
  isVoluntary: boolean;
}

/** Refund of a ticket: `amount` = price − `fee` + `taxes`. Fen. */
export interface TicketRefund {
  /** Part of the price that the carrier retains. */
  fee: number;
  /** Build and fuel fee, which are refunded in full when unused. */
  taxes: number;
  amount: number;
  /** Percentage of the tier; null where no tier applies: no fee at all, or a refund of taxes only. */
  percent: number | null;
  /** 不得退: only taxes are refunded. */
  onlyTaxes: boolean;
  /** Last moment of the fee, inclusive, and the fee afterwards; null when it does not rise. */
  worse: { at: Date; fee: number } | null;
}

/**
 * Returns the refund of a ticket at a moment (domain rules, section 2): the ladder's fee by the hours before departure
 * is deducted from the price, all unused taxes are refunded. An infant's ticket, and a refund for the carrier's cause
 * or illness, have no fee regardless of the ladder.
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

/** Consecutive tiers may have the same fee: only the first one that costs more matters. */
function whenWorse(ticket: RefundableTicket, fee: number, now: Date): TicketRefund['worse'] {
  const { ladder, departure } = ticket;
  for (const { tier, from } of tiersAfter(ladder, { departure, now })) {
    const later = tier === undefined ? ticket.salePrice : tierFee(tier, ticket);
    if (later > fee) return { at: from, fee: later };
  }
  return null;
}
