import * as v from 'valibot';
import { call } from '../call';
import { Passengers, Voyages } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';
import { OverPolicy, StandardEvaluation, StandardRule, StandardScope, StandardSnapshot } from './shapes';

/** What governs one traveller; `standard` null: nothing does. */
const TravellerStandard = v.object({
  staffNO: v.string(),
  staffName: v.string(),
  standard: v.nullable(StandardSnapshot),
});
/** Which standard goes before which, the first first. */
const Priority = v.array(StandardScope);

/** The standard of one member of staff (specification 7.6); another's needs the right to book for them. */
export const queryStandardInfo = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/queryStandardInfo',
  body: v.object({
    /** Empty: the caller. */
    staffNO: v.optional(v.pipe(v.string(), v.trim()), ''),
  }),
  result: v.object({ ...TravellerStandard.entries, priorityList: Priority }),
  needs: 'token',
  reads: ['standard'],
});

/**
 * The standards of several travellers (specification 7.6), in the order asked: what a result list marks its
 * fares with. Empty staff numbers stand for external travellers, who travel by the caller's standard.
 */
export const queryMultipleStandardInfo = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/queryMultipleStandardInfo',
  body: v.object({
    staffNOList: v.pipe(
      v.array(v.pipe(v.string(), v.trim())),
      v.minLength(1, '请选择出行人'),
      v.maxLength(9, '最多9位出行人'),
    ),
  }),
  result: v.object({ standardList: v.array(TravellerStandard), priorityList: Priority }),
  needs: 'token',
  reads: ['standard'],
});

/** A reason the enterprise lets its staff give for breaking a rule. */
export const OverReason = v.object({
  reasonCode: v.string(),
  rule: StandardRule,
  reasonName: v.string(),
  /** It must be explained in words. */
  needsText: v.boolean(),
});
export type OverReason = v.InferOutput<typeof OverReason>;

/** Reasons of the enterprise in use, by rule and in its order (specification 7.6). */
export const queryStandardOverReason = call({
  gateway: 'service',
  path: '/CLStandardIntegrateService/api/overStandardConfig/queryStandardOverReason',
  body: v.object({
    /** Only those for this rule. */
    rule: v.optional(StandardRule),
  }),
  result: v.array(OverReason),
  needs: 'token',
  reads: ['standard'],
});

/** A cheaper fare that counts for the lowest-fare rule, the cheapest of its flight. */
const CheaperFare = v.object({
  segmentNo: v.number(),
  flightNo: v.string(),
  takeOffTime: v.string(),
  cabinCode: v.string(),
  policyId: v.string(),
  salePrice: v.number(),
  /** Fen saved a ticket. */
  saving: v.number(),
});

/**
 * Holds a choice against the standards of those who travel, as creating the order will. `policy` is what
 * follows, null for a choice within all standards; `cheaperList` are the flights to offer in place.
 */
export const judgeBookingStandard = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/judgeBookingStandard',
  body: v.object({ voyages: Voyages, passengers: Passengers }),
  result: v.object({
    evaluation: StandardEvaluation,
    policy: v.nullable(OverPolicy),
    /** Who would decide by the approval flow; empty where nobody is left to. */
    approverName: v.string(),
    cheaperList: v.array(CheaperFare),
  }),
  needs: 'token',
  reads: ['standard', 'flight'],
  permission: OBJECT.bookFlight,
  origin: 'suite',
});
