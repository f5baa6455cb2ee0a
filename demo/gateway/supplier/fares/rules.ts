import type { LadderTier, TicketRule } from '../../../../src/contract/flight-booking/booking';
import { roundToYuan } from '../../../../src/domain/money/money';
import type { Cabin } from './cabins';
import type { BookingClass, LadderGroup } from './booking-classes';

/** Hours before departure at which the tiers begin; the last one lasts beyond departure. */
const TIER_HOURS: readonly (number | null)[] = [168, 48, 4, null];
type Percents = readonly [number, number, number, number];

/** The four-tier ladders usual in China, percent of the ticket price by class group. */
const LADDERS: Readonly<Record<LadderGroup, { change: Percents; refund: Percents }>> = {
  FUJ: { change: [0, 5, 5, 10], refund: [5, 5, 5, 20] },
  WYB: { change: [0, 5, 5, 10], refund: [5, 5, 10, 25] },
  CDQI: { change: [5, 10, 20, 25], refund: [5, 10, 25, 40] },
  PME: { change: [5, 10, 25, 35], refund: [10, 15, 30, 50] },
  KLN: { change: [5, 15, 30, 40], refund: [10, 20, 40, 60] },
  RS: { change: [10, 20, 50, 70], refund: [20, 30, 70, 100] },
  VTZH: { change: [20, 30, 50, 70], refund: [40, 60, 90, 100] },
};
/** Additional percent points of a low-cost airline, and its non-refundable classes. */
const LOW_COST_SURCHARGE = 10;
const LOW_COST_FINAL: LadderGroup = 'VTZH';

const CHECKED_KG: Readonly<Record<Cabin, number>> = { F: 40, C: 30, W: 20, Y: 20 };
const CABIN_KG: Readonly<Record<Cabin, number>> = { F: 16, C: 16, W: 8, Y: 8 };
const LOW_COST_CABIN_KG = 7;

/** Terms of a product that differ from its class's usual rules. */
export interface Terms {
  /** 不得退改. */
  isFinal: boolean;
  freeChanges: number;
  /** Checked baggage in kg if the product has its own. */
  baggage?: number;
  note?: string;
}

/** Conditions that the rules of a class depend on. */
export interface Sale {
  lowCost: boolean;
  terms: Terms;
}

/** Returns whether the ticket can be refunded at all. */
export function isRefundable({ ladder }: BookingClass, { lowCost, terms }: Sale): boolean {
  return !terms.isFinal && !(lowCost && ladder === LOW_COST_FINAL);
}

/** Checked baggage in kg; 0 for none. */
export function checkedBaggage({ cabin }: BookingClass, { lowCost, terms }: Sale): number {
  return terms.baggage ?? (lowCost ? 0 : CHECKED_KG[cabin]);
}

/** Rules of a price (fen) in a booking class; fees are whole CNY for one adult, based on that price. */
export function ticketRule(booking: BookingClass, salePrice: number, sale: Sale): TicketRule {
  const { lowCost, terms } = sale;
  const { change, refund } = LADDERS[booking.ladder];
  const surcharge = lowCost ? LOW_COST_SURCHARGE : 0;
  const refundable = isRefundable(booking, sale);
  const fullFare = booking.ladder === 'FUJ' || booking.ladder === 'WYB';
  return {
    segmentNo: 1,
    refund: {
      allowed: refundable,
      freeTimes: 0,
      tiers: refundable ? tiers(refund, surcharge, salePrice) : [],
    },
    change: {
      allowed: !terms.isFinal,
      freeTimes: terms.freeChanges,
      tiers: terms.isFinal ? [] : tiers(change, surcharge, salePrice),
    },
    transferable: fullFare && !lowCost && !terms.isFinal,
    baggage: checkedBaggage(booking, sale),
    cabinBaggage: lowCost ? LOW_COST_CABIN_KG : CABIN_KG[booking.cabin],
    notes: notes(refundable, terms),
  };
}

function tiers(percents: Percents, surcharge: number, salePrice: number): LadderTier[] {
  return percents.map((usual, i) => {
    const percent = Math.min(100, usual + surcharge);
    return { fromHours: TIER_HOURS[i] ?? null, percent, fee: roundToYuan((salePrice * percent) / 100) };
  });
}

function notes(refundable: boolean, { isFinal, note }: Terms): string[] {
  const money = refundable
    ? '退票时未使用的民航发展基金和燃油附加费全额退还'
    : '不得退票，仅退还未使用的民航发展基金和燃油附加费';
  return [
    money,
    isFinal ? '不得改期、不得签转' : '改期须补足票价差额，低于原票价的差额不退',
    ...(note ? [note] : []),
  ];
}
