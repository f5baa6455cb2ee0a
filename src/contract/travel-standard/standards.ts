import * as v from 'valibot';
import { call } from '../call';
import { Passengers, Voyages } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';
import { OverPolicy, StandardEvaluation, StandardRule, StandardScope, StandardSnapshot } from './shapes';

/** Standard of one traveller; `standard` null: none applies. */
const TravellerStandard = v.object({
  staffNO: v.string(),
  staffName: v.string(),
  standard: v.nullable(StandardSnapshot),
});
/** Scopes by priority, the highest first. */
const Priority = v.array(StandardScope);

/** Returns the standard of one member of staff (specification 7.6); another's needs the right to book for them. */
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
 * Returns the standards of several travellers (specification 7.6), in the requested order, by which a result list marks
 * its fares. Empty staff numbers stand for external travellers, to whom the caller's standard applies.
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

/** A reason of the enterprise that staff may give for breaking a rule. */
export const OverReason = v.object({
  reasonCode: v.string(),
  rule: StandardRule,
  reasonName: v.string(),
  /** True when the reason requires a text. */
  needsText: v.boolean(),
});
export type OverReason = v.InferOutput<typeof OverReason>;

/** Returns the reasons of the enterprise in use, by rule and in its order (specification 7.6). */
export const queryStandardOverReason = call({
  gateway: 'service',
  path: '/CLStandardIntegrateService/api/overStandardConfig/queryStandardOverReason',
  body: v.object({
    /** Restricts the reasons to this rule. */
    rule: v.optional(StandardRule),
  }),
  result: v.array(OverReason),
  needs: 'token',
  reads: ['standard'],
});

/** A cheaper fare within the lowest-fare rule, the cheapest of its flight. */
export const CheaperFare = v.object({
  segmentNo: v.number(),
  flightNo: v.string(),
  takeOffTime: v.string(),
  cabinCode: v.string(),
  policyId: v.string(),
  salePrice: v.number(),
  /** Fen saved per ticket. */
  saving: v.number(),
});

/**
 * Evaluates a choice against the travellers' standards, as createOrder will. `policy`: the resulting policy, null for a
 * choice within all standards; `cheaperList` are the flights to offer in place.
 */
export const judgeBookingStandard = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/judgeBookingStandard',
  body: v.object({ voyages: Voyages, passengers: Passengers }),
  result: v.object({
    evaluation: StandardEvaluation,
    policy: v.nullable(OverPolicy),
    /** Name of the approver according to the flow; empty where no approver is left. */
    approverName: v.string(),
    cheaperList: v.array(CheaperFare),
  }),
  needs: 'token',
  reads: ['standard', 'flight'],
  permission: OBJECT.bookFlight,
  origin: 'suite',
});
