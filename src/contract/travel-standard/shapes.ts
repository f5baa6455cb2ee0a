import * as v from 'valibot';

const Fen = v.pipe(v.number(), v.integer());
/** Integer percent of the full fare of the class group: 85 means 8.5 折. */
const Percent = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Rules of a standard that can be broken (domain terms, section 1): 舱等, 折扣, 价格, 低价, 提前预订. */
export const STANDARD_RULES = ['cabin', 'discount', 'price', 'lowestFare', 'advance'] as const;
export const StandardRule = v.picklist(STANDARD_RULES);
export type StandardRule = v.InferOutput<typeof StandardRule>;

/** Holder of a standard. */
export const STANDARD_SCOPES = ['person', 'department', 'grade'] as const;
export const StandardScope = v.picklist(STANDARD_SCOPES);
export type StandardScope = v.InferOutput<typeof StandardScope>;

/**
 * Consequence of breaking a standard. 1 and 3 are of specification 9 (allowed with a reason; needs approval); 0 only
 * records the violation, 2 cannot be booked at all (the third state of domain terms, section 1).
 */
export const OVER_POLICY = { record: 0, reason: 1, forbid: 2, approval: 3 } as const;
export const OverPolicy = v.picklist([0, 1, 2, 3]);
export type OverPolicy = v.InferOutput<typeof OverPolicy>;

/**
 * Over-standard (specification 9): 0 and 2 within, 1 and 3 over. Our reading of the two: 2 and 3 were booked
 * under an approved trip or pre-trip request, 0 and 1 without one.
 */
export const OverStandard = v.picklist([0, 1, 2, 3]);
export type OverStandard = v.InferOutput<typeof OverStandard>;

/** The lowest-fare rule as set (domain terms, section 3). */
export const LowestFareRule = v.object({
  /** Flights that depart at most so many minutes before or after the selected one are compared, boundaries included. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Highest difference to the lowest fare that is still within: fen, or percent of the lowest. */
  tolerance: v.object({ kind: v.picklist(['amount', 'percent']), value: v.pipe(v.number(), v.integer()) }),
  withShared: v.boolean(),
  withConnections: v.boolean(),
});
export type LowestFareRule = v.InferOutput<typeof LowestFareRule>;

/** Discount caps by class group; null: none. */
const DiscountCaps = v.object({
  economy: v.nullable(Percent),
  business: v.nullable(Percent),
  first: v.nullable(Percent),
});

/** Limits in place of the standard's for flights that meet all of these conditions. */
export const StandardException = v.object({
  /** Tier of the destination; null: any destination. */
  tierName: v.nullable(v.string()),
  /** Airports in the cities of the tier at that moment; null: any destination. */
  airports: v.nullable(v.array(v.string())),
  /** First and last day of the year of departure, MM-DD, both included; may pass the turn of the year. null: any. */
  season: v.nullable(v.object({ from: v.string(), to: v.string() })),
  /** Least minutes from departure to arrival; null: any. */
  leastMinutes: v.nullable(v.number()),
  maxCabinType: v.picklist([1, 2, 3]),
  discountCaps: DiscountCaps,
  /** Fen; null: no cap. */
  maxPrice: v.nullable(Fen),
});
export type StandardException = v.InferOutput<typeof StandardException>;

/** A travel standard at one moment: frozen into orders, approvals and reports. */
export const StandardSnapshot = v.object({
  standardNo: v.string(),
  standardName: v.string(),
  scope: StandardScope,
  /** Highest cabin type (1 economy, 2 business, 3 first). */
  maxCabinType: v.picklist([1, 2, 3]),
  discountCaps: DiscountCaps,
  /** Highest price of one ticket of one segment in fen, without taxes; null: no cap. */
  maxPrice: v.nullable(Fen),
  /** Minimum number of calendar days from booking to departure; 0: no rule. */
  advanceDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lowestFare: v.nullable(LowestFareRule),
  policy: OverPolicy,
  /** In order: the first that a flight meets counts. Missing in those frozen before there were any. */
  exceptions: v.optional(v.array(StandardException)),
});
export type StandardSnapshot = v.InferOutput<typeof StandardSnapshot>;

/** The cheapest of the compared flights, and the difference of the selected one to it (fen, never negative). */
export const LowestFare = v.object({
  flightNo: v.string(),
  /** Wall clock of the airport, YYYY-MM-DDTHH:mm. */
  takeOffTime: v.string(),
  cabinCode: v.string(),
  policyId: v.string(),
  salePrice: Fen,
  difference: Fen,
});
export type LowestFare = v.InferOutput<typeof LowestFare>;

/**
 * One broken rule of one segment: the same object in search, approval and report. Units of `threshold` and `actual` by
 * rule: cabin a cabin type; discount percent; price and lowestFare fen; advance days.
 */
export const StandardViolation = v.object({
  segmentNo: v.number(),
  rule: StandardRule,
  threshold: v.number(),
  actual: v.number(),
  /** Standard of the threshold: of several broken ones the strictest. */
  standardNo: v.string(),
  /** The strictest policy of the broken standards. */
  policy: OverPolicy,
  /** Travellers whose standards it breaks. */
  passengerNames: v.array(v.string()),
  /** Set for the rule lowestFare only. */
  lowest: v.nullable(LowestFare),
});
export type StandardViolation = v.InferOutput<typeof StandardViolation>;

/** One segment of a choice, evaluated against the standards of all travellers. */
export const SegmentEvaluation = v.object({
  segmentNo: v.number(),
  flightNo: v.string(),
  takeOffTime: v.string(),
  cabinCode: v.string(),
  salePrice: Fen,
  /** null: no standard has a lowest-fare rule, or no other flight is compared. */
  lowest: v.nullable(LowestFare),
  violations: v.array(StandardViolation),
});
export type SegmentEvaluation = v.InferOutput<typeof SegmentEvaluation>;

/** Evaluation of a choice against the standards at that time; orders, approvals and reports freeze it. */
export const StandardEvaluation = v.object({
  /** YYYY-MM-DD in Shanghai. */
  bookingDate: v.string(),
  standards: v.array(StandardSnapshot),
  segments: v.array(SegmentEvaluation),
});
export type StandardEvaluation = v.InferOutput<typeof StandardEvaluation>;

/**
 * Reason for breaking a standard: one of the enterprise's reasons for the rule, with a text where the reason requires
 * one.
 */
export const OverReasonChoice = v.object({
  segmentNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rule: StandardRule,
  reasonCode: v.pipe(v.string(), v.nonEmpty('请选择超标原因')),
  reasonText: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, '超标说明不能超过200字')), ''),
});
export type OverReasonChoice = v.InferOutput<typeof OverReasonChoice>;
