import * as v from 'valibot';

/**
 * What is summed up of travel facts: everything a figure is computed of can be added over days, people and routes.
 * Money in fen, distance in km, CO2 in grams, lead time in calendar days (domain terms, section 4).
 */
export const MEASURES = [
  /** Tickets, stays and rides bought; of the date basis `used`, those that were used. */
  'bookings',
  /** Nights of stays; as `bookings` for all else. */
  'quantity',
  'changes',
  'refunds',
  /** Net spend with taxes and fees: change differences and refunds count on their own date. */
  'amount',
  /** Fares without taxes, refunds taken out, and the full fares of the same tickets. */
  'fare',
  'fullFare',
  /**
   * Fares of what was bought, refunded or not, with the differences of changes, and of those within the travel standard; a change
   * adds what makes them those of the new ticket.
   */
  'boughtFare',
  'withinFare',
  'within',
  'taxes',
  'serviceFee',
  'changeFee',
  'refundFee',
  /** Bought at an agreement fare, and how much the published fare was above it. */
  'agreements',
  'agreementSaving',
  /** Bought above the lowest fare at hand, and by how much. */
  'missed',
  'missedSaving',
  'leadDays',
  /** Bought 0, 1–2, 3–6, 7–13, 14 and more days ahead. */
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
