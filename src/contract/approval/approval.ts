import * as v from 'valibot';
import { ChangeRequest, RefundRequest } from './after-sale';
import { ApplyState } from './apply-state';
import { call } from '../call';
import { Flight, LocalDate, Passengers, Voyage, Voyages } from '../flight-booking/booking';
import { StoredFile } from '../files/files';
import { OrderStatus } from '../order/list';
import { OBJECT } from '../permission/objects';
import { ApprovalPath, Staff, StepMode } from './path';
import { ApplyId, Opinion } from './shapes';
import { AskedTrip, FormFields, TripChange, TripContent, TripRequest } from './trip';
import { OverReasonChoice, OverStandard, StandardEvaluation, StandardRule } from '../standards/shapes';

const Fen = v.pipe(v.number(), v.integer());

/** Business types of applications: 1, 9 and 17 are of specification 1; the numbers of over-standard ones are ours. */
export const APPLY_TYPE = {
  trip: 1,
  overStandard: 2,
  preTrip: 9,
  change: 17,
  changeOverStandard: 18,
  refund: 19,
} as const;
export const ApplyType = v.picklist(Object.values(APPLY_TYPE));
export type ApplyType = v.InferOutput<typeof ApplyType>;

/** The choice an over-standard application is for, frozen when it was submitted. */
export const OverStandardRequest = v.object({
  voyages: v.array(Voyage),
  passengerNames: v.array(v.string()),
  evaluation: StandardEvaluation,
  overReasons: v.array(OverReasonChoice),
});
export type OverStandardRequest = v.InferOutput<typeof OverStandardRequest>;

/** A flight of an over-standard choice, named for people. `takeOffTime`: wall clock of the airport. */
export const ApplicationFlight = v.object({
  segmentNo: v.number(),
  /** Place among the flights of the segment, from 1. */
  sequenceNo: v.number(),
  flightNo: v.string(),
  depCityName: v.string(),
  arrCityName: v.string(),
  takeOffTime: v.string(),
  cabinCode: v.string(),
  /** Fen of one adult ticket without taxes. */
  salePrice: Fen,
});
export type ApplicationFlight = v.InferOutput<typeof ApplicationFlight>;

export const Application = v.object({
  applyId: v.string(),
  applyType: ApplyType,
  applyState: ApplyState,
  applicantNO: v.string(),
  applicantName: v.string(),
  deptName: v.string(),
  approverNO: v.string(),
  approverName: v.string(),
  /** Names of those who were asked and may not decide any more; empty: none. */
  replacedNames: v.string(),
  reason: v.string(),
  opinion: v.string(),
  /** ISO instants; decideTime is empty while undecided. */
  createTime: v.string(),
  deadline: v.string(),
  /** When the step under way ends by itself, and how; null: not before the deadline. */
  stepDue: v.nullable(v.object({ time: v.string(), otherwise: v.picklist(['agree', 'refuse']) })),
  decideTime: v.string(),
  /** The order that waits for it; empty for none. */
  orderNo: v.string(),
  /** The application of the trip that this one asks to change; empty for none. */
  changeOf: v.string(),
  /** By type; a change has its new flights in `overStandard`. */
  trip: v.nullable(TripRequest),
  overStandard: v.nullable(OverStandardRequest),
  change: v.nullable(ChangeRequest),
  refund: v.nullable(RefundRequest),
  /** Of an over-standard choice or a change; empty for others. */
  flights: v.array(ApplicationFlight),
  /** Name of whom the caller would decide for, as their deputy; empty for themselves. */
  standsInFor: v.string(),
  /** May the caller decide it now, one way or the other? */
  canDecide: v.boolean(),
  canAgree: v.boolean(),
  canRefuse: v.boolean(),
  /** How often the applicant has reminded those who are to decide, and when last; an ISO instant or empty. */
  urgeCount: v.number(),
  urgeTime: v.string(),
  /** May the caller remind them? */
  canUrge: v.boolean(),
  /** May the caller take it back now? */
  canWithdraw: v.boolean(),
  /** Is it an over-standard choice agreed to beforehand that the caller may still book by it? */
  canBook: v.boolean(),
  /** Is it a change or a refund agreed to beforehand that the caller may still ask for by it? */
  canApply: v.boolean(),
});
export type Application = v.InferOutput<typeof Application>;

/**
 * A budget that an order which waits is charged to: of the travel request it was booked under (`name` its number), or of a cost
 * centre (`name` its name) in the month or the year of the order. Fen.
 */
export const OrderBudget = v.object({
  kind: v.picklist(['request', 'month', 'year']),
  name: v.string(),
  amount: Fen,
  /** By all orders, this one too. */
  used: Fen,
  /** By this order. */
  needed: Fen,
});
export type OrderBudget = v.InferOutput<typeof OrderBudget>;

/** An application with all its approver goes by. */
export const ApplicationDetail = v.object({
  ...Application.entries,
  /** The flights whole, as far as they are known still. `discount`: percent of the full fare. */
  itinerary: v.array(
    v.object({
      segmentNo: v.number(),
      sequenceNo: v.number(),
      flight: Flight,
      cabinName: v.string(),
      discount: v.nullable(v.number()),
    }),
  ),
  /** Why the standards are broken, by the names of the reasons. */
  reasons: v.array(
    v.object({
      segmentNo: v.number(),
      rule: StandardRule,
      reasonName: v.string(),
      reasonText: v.string(),
    }),
  ),
  /** The order that waits for it or waited. */
  order: v.nullable(
    v.object({
      orderNo: v.string(),
      orderStatus: OrderStatus,
      totalAmount: Fen,
      /** ISO instant. */
      priceGuaranteedUntil: v.string(),
      /** Is it within the caller's data scope? */
      canOpen: v.boolean(),
    }),
  ),
  /** What the order that waits is charged to, for its approvers and who sees the enterprise; empty for others. */
  budgets: v.array(OrderBudget),
  isOwn: v.boolean(),
  /** What the form asked for that it was written in; null for one without a form, and of before forms had versions. */
  formFields: v.nullable(FormFields),
  /** What was attached when it was submitted. */
  files: v.array(StoredFile),
  /** What a change of a trip would change, or has changed; null for what is none. */
  former: v.nullable(TripContent),
  /** Of a trip that can be changed: what was agreed to last, which the tolerance is of; null for others. */
  agreed: v.nullable(TripContent),
  /** How a trip has been changed since it was agreed to, the newest first. */
  changes: v.array(TripChange),
  path: ApprovalPath,
  /** 抄送: who sees it without deciding it. */
  copies: v.array(Staff),
  /** May the caller have another decide it in their place, have others agree too? */
  canTransfer: v.boolean(),
  canAddApprovers: v.boolean(),
  /** Steps that the caller can send it back to now. */
  returnSteps: v.array(v.object({ stepNo: v.number(), stepName: v.string() })),
});
export type ApplicationDetail = v.InferOutput<typeof ApplicationDetail>;

export const Submitted = v.object({ applyId: v.string(), applyState: ApplyState, approverName: v.string() });

/**
 * Asks the supervisor for a choice over the standards before it is booked (specification 7.6). Evaluated by the
 * gateway; every violation needs a reason. Agreed to, it serves one order of the same flights and travellers.
 */
export const submitOverStandardApprovalAuto = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/submitOverStandardApprovalAuto',
  body: v.object({ voyages: Voyages, passengers: Passengers, overReasons: v.array(OverReasonChoice) }),
  result: Submitted,
  needs: 'token',
  permission: OBJECT.bookFlight,
  mutates: true,
  changes: ['approval'],
});

/**
 * Asks the supervisor for a trip or pre-trip request (specification 7.6), or for a change of one that was agreed to. A change
 * within the tolerance of the template stands at once: then `applyId` is that of the trip and `applyState` 已同意.
 */
export const submitApprovalApplyAuto = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/submitApprovalApplyAuto',
  body: v.object({
    applyType: v.picklist([APPLY_TYPE.trip, APPLY_TYPE.preTrip]),
    ...AskedTrip,
    /** A trip of the caller that was agreed to, which is to be changed; empty for a new one. */
    changeOf: v.optional(v.union([v.literal(''), ApplyId]), ''),
  }),
  result: Submitted,
  needs: 'token',
  permission: OBJECT.bookFlight,
  mutates: true,
  changes: ['approval'],
});

/**
 * The path that an application of the caller would take (specification 7.6). `amount`: fen, null where it is not known. Empty
 * steps: nobody is left to decide it.
 */
export const getListApprovalPathInfo = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalConfigController/getListApprovalPathInfo',
  body: v.object({
    applyType: ApplyType,
    amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Who would bear the costs; empty: the caller's own cost centre. */
    costCenterNo: v.optional(v.string(), ''),
    /** Who would travel: they do not decide. */
    travellerNOList: v.optional(v.pipe(v.array(v.string()), v.maxLength(100)), []),
  }),
  result: v.array(
    v.object({
      stepNo: v.number(),
      stepName: v.string(),
      mode: StepMode,
      approvers: v.array(Staff),
    }),
  ),
  needs: 'token',
  reads: ['setting'],
});

/** A request agreed to that one may book under. */
export const UsableRequest = v.object({
  applyId: v.string(),
  applyType: ApplyType,
  applicantName: v.string(),
  reason: v.string(),
  trip: TripRequest,
  /** Fen not yet used by orders; null: no limit. */
  budgetLeft: v.nullable(Fen),
});

/** Requests agreed to that the caller may book under now (specification 7.6): their own, or those they travel on. */
export const queryApplication = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/queryApplication',
  body: v.object({
    /** Only those that cover this day of departure. */
    depDate: v.optional(LocalDate),
  }),
  result: v.array(UsableRequest),
  needs: 'token',
  reads: ['approval', 'order'],
});

/** Those of them that a keyword finds, from the first on (specification 7.6): for the search form, which offers them. */
export const applicationQuery = call({
  gateway: 'service',
  path: '/CLAPPROVEINTEGRATESERVICE/sppubapi/approval/applicationQuery',
  body: v.object({
    /** Part of its number, its reason, the name of a city or of who travels. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({ total: v.number(), applicationList: v.array(UsableRequest) }),
  needs: 'token',
  reads: ['approval', 'order'],
});

/** Purposes of travel of the enterprise in use (specification 7.6: the body is fixed). */
export const queryTravelPurpose = call({
  gateway: 'service',
  path: '/CLAPPROVEINTEGRATESERVICE/sppubapi/approval/queryTravelPurpose',
  body: v.object({ requestSource: v.literal('bussUserWeb'), version: v.literal(0) }),
  result: v.array(v.object({ purposeCode: v.string(), purposeName: v.string() })),
  needs: 'token',
  reads: ['setting'],
});

/**
 * Applications the caller is to decide or has decided, those they submitted, or those they get a copy of, filtered and sorted by the gateway.
 * Dates are inclusive, of the day in Shanghai it was submitted.
 */
export const queryApprovalList = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/queryApprovalList',
  body: v.object({
    role: v.picklist(['approver', 'applicant', 'copied']),
    /** Of an approver: those that wait for them, or those that do so no more; all unless said. */
    taskState: v.optional(v.picklist(['open', 'ended'])),
    applyStateList: v.optional(v.array(ApplyState), []),
    applyTypeList: v.optional(v.array(ApplyType), []),
    /** Part of an application's or order's number, or of the applicant's name. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')), ''),
    beginDate: v.optional(LocalDate),
    endDate: v.optional(LocalDate),
    sortField: v.optional(v.picklist(['createTime', 'deadline', 'decideTime']), 'createTime'),
    sortOrder: v.optional(v.picklist(['asc', 'desc']), 'desc'),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({
    total: v.number(),
    applicationList: v.array(Application),
    /** May the caller decide applications at all? */
    canApprove: v.boolean(),
    /** How many wait for their decision now, whatever the filter. */
    pendingCount: v.number(),
    /** Do they get a copy of any, whatever the filter? */
    hasCopies: v.boolean(),
  }),
  needs: 'token',
  reads: ['approval', 'order'],
  origin: 'suite',
});

/** One application, for its applicant, its approver and those who may see all of the enterprise. */
export const queryApprovalDetail = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/queryApprovalDetail',
  body: v.object({ applyId: ApplyId }),
  result: ApplicationDetail,
  needs: 'token',
  reads: ['approval', 'order'],
  origin: 'suite',
});

/**
 * The named approver agrees or refuses, once. Agreed to, a waiting order becomes payable; refused, its seats
 * are freed.
 */
export const decideApproval = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/decideApproval',
  body: v.object({
    applyId: ApplyId,
    decision: v.picklist(['agree', 'refuse']),
    opinion: Opinion,
  }),
  result: v.object({ applyId: v.string(), applyState: ApplyState }),
  needs: 'token',
  mutates: true,
  changes: ['approval', 'order', 'flight'],
  origin: 'suite',
});

/** The applicant takes an undecided application back; the order that waits for it is cancelled, its seats are freed. */
export const withdrawApproval = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/withdrawApproval',
  body: v.object({ applyId: ApplyId }),
  result: v.object({ applyId: v.string(), applyState: ApplyState }),
  needs: 'token',
  mutates: true,
  changes: ['approval', 'order', 'flight'],
  origin: 'suite',
});

/** How an order stood to the standards when it was made, frozen; null for one that was not evaluated. */
export const queryOrderStandard = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/queryOrderStandard',
  body: v.object({ orderNo: v.pipe(v.string(), v.trim(), v.nonEmpty('缺少订单号')) }),
  result: v.nullable(
    v.object({
      overStandard: OverStandard,
      evaluation: StandardEvaluation,
      overReasons: v.array(OverReasonChoice),
      /** Applications it was booked under or waits for; empty for none. */
      applyId: v.string(),
      overStandardApplyId: v.string(),
    }),
  ),
  needs: 'token',
  reads: ['order', 'standard'],
  origin: 'suite',
});
