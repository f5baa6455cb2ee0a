import * as v from 'valibot';

/**
 * Sums over travel facts: every input of a figure can be added over days, people and routes. Money in fen, distance in
 * km, CO2 in grams, lead time in calendar days (domain terms, section 4).
 */
export const MEASURES = [
  /** Tickets, stays and rides bought; with the date basis `used`, those used. */
  'bookings',
  /** Nights of stays; equal to `bookings` for all others. */
  'quantity',
  'changes',
  'refunds',
  /** Net spend with taxes and fees: change differences and refunds count on their own date. */
  'amount',
  /** Fares without taxes, net of refunds, and the full fares of the same tickets. */
  'fare',
  'fullFare',
  /**
   * Fares of all purchases, refunded or not, with the differences of changes, and of those within the travel standard;
   * a change adds the difference to the fare of the new ticket.
   */
  'boughtFare',
  'withinFare',
  'within',
  'taxes',
  'serviceFee',
  'changeFee',
  'refundFee',
  /** Number bought at an agreement fare, and the sum by which the published fare was higher. */
  'agreements',
  'agreementSaving',
  /** Number bought above the lowest available fare, and the sum by which they were. */
  'missed',
  'missedSaving',
  'leadDays',
  /** Number bought 0, 1–2, 3–6, 7–13, 14 and more days ahead. */
  'lead0',
  'lead1',
  'lead3',
  'lead7',
  'lead14',
  /** By class: economy, business, first; second, first, business seat; economy, comfort, business car; by stars. */
  'class1',
  'class2',
  'class3',
  'distance',
  'co2',
] as const;
export type Measure = (typeof MEASURES)[number];

const Sum = v.pipe(v.number(), v.integer());

export const Measures = v.object(
  Object.fromEntries(MEASURES.map((measure) => [measure, Sum])) as Record<Measure, typeof Sum>,
);
export type Measures = v.InferOutput<typeof Measures>;

export const NOTHING: Measures = Object.freeze(
  Object.fromEntries(MEASURES.map((measure) => [measure, 0])) as Measures,
);
