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
import { TripInput, FormFields, TripChange, TripContent, TripRequest } from './trip';
import { OverReasonChoice, OverStandard, StandardEvaluation, StandardRule } from '../travel-standard/shapes';

const Fen = v.pipe(v.number(), v.integer());

/**
 * Business types of applications: 1, 9 and 17, a changed pre-trip request, are from specification 1; the suite chose the
 * numbers of the others. A changed trip has the type of the trip.
 */
export const APPLY_TYPE = {
  trip: 1,
  overStandard: 2,
  preTrip: 9,
  preTripChange: 17,
  changeOverStandard: 18,
  refund: 19,
  change: 20,
} as const;
export const ApplyType = v.picklist(Object.values(APPLY_TYPE));
export type ApplyType = v.InferOutput<typeof ApplyType>;

/** The choice that an over-standard application covers, frozen at submission. */
export const OverStandardRequest = v.object({
  voyages: v.array(Voyage),
  passengerNames: v.array(v.string()),
  evaluation: StandardEvaluation,
  overReasons: v.array(OverReasonChoice),
});
export type OverStandardRequest = v.InferOutput<typeof OverStandardRequest>;

/** A flight of an over-standard choice, with display names. `takeOffTime`: wall clock of the airport. */
export const ApplicationFlight = v.object({
  segmentNo: v.number(),
  /** Place among the flights of the segment, from 1. */
  sequenceNo: v.number(),
  flightNo: v.string(),
  depCityName: v.string(),
  arrCityName: v.string(),
  takeOffTime: v.string(),
  cabinCode: v.string(),
  /** Price of one adult ticket in fen, without taxes. */
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
  /** Names of replaced approvers who may not decide any more; empty for none. */
  replacedNames: v.string(),
  reason: v.string(),
  opinion: v.string(),
  /** ISO instants; decideTime is empty while undecided. */
  createTime: v.string(),
  deadline: v.string(),
  /**
   * ISO instant at which the current step ends by itself, and its outcome; null when it does not end before the
   * deadline.
   */
  stepDue: v.nullable(v.object({ time: v.string(), otherwise: v.picklist(['agree', 'refuse']) })),
  decideTime: v.string(),
  /** Order that waits for the application; empty for none. */
  orderNo: v.string(),
  /** Application of the trip that this one changes; empty for none. */
  changeOf: v.string(),
  /** Content by type; a change has its new flights in `overStandard`. */
  trip: v.nullable(TripRequest),
  overStandard: v.nullable(OverStandardRequest),
  change: v.nullable(ChangeRequest),
  refund: v.nullable(RefundRequest),
  /** Flights of an over-standard choice or a change; empty for others. */
  flights: v.array(ApplicationFlight),
  /**
   * Name of the approver whom the caller would represent as their deputy; empty when the caller decides for themselves.
   */
  standsInFor: v.string(),
  /** True when the caller may decide the application now, one way or the other. */
  canDecide: v.boolean(),
  canAgree: v.boolean(),
  canRefuse: v.boolean(),
  /**
   * Number of reminders that the applicant has sent to the approvers, and the time of the last one: an ISO instant or
   * empty.
   */
  urgeCount: v.number(),
  urgeTime: v.string(),
  /** True when the caller may send a reminder. */
  canUrge: v.boolean(),
  /** True when the caller may withdraw it now. */
  canWithdraw: v.boolean(),
  /** True for an approved over-standard choice that the caller may still book under. */
  canBook: v.boolean(),
  /** True for an approved change or refund that the caller may still request under it. */
  canApply: v.boolean(),
});
export type Application = v.InferOutput<typeof Application>;

/**
 * A budget that a waiting order is charged to: of the travel request it was booked under (`name` its number), or of a
 * cost centre (`name` its name) in the month or the year of the order. Fen.
 */
export const OrderBudget = v.object({
  kind: v.picklist(['request', 'month', 'year']),
  name: v.string(),
  amount: Fen,
  /** Amount used by all orders, including this one. */
  used: Fen,
  /** Amount that this order needs. */
  needed: Fen,
});
export type OrderBudget = v.InferOutput<typeof OrderBudget>;

/** An application with all data that its approver needs to decide. */
export const ApplicationDetail = v.object({
  ...Application.entries,
  /** Full data of the flights, as far as they are still known. `discount`: percent of the full fare. */
  itinerary: v.array(
    v.object({
      segmentNo: v.number(),
      sequenceNo: v.number(),
      flight: Flight,
      cabinName: v.string(),
      discount: v.nullable(v.number()),
    }),
  ),
  /** Reasons for breaking the standards, by name. */
  reasons: v.array(
    v.object({
      segmentNo: v.number(),
      rule: StandardRule,
      reasonName: v.string(),
      reasonText: v.string(),
    }),
  ),
  /** The order that waits, or waited, for the application. */
  order: v.nullable(
    v.object({
      orderNo: v.string(),
      orderStatus: OrderStatus,
      totalAmount: Fen,
      /** ISO instant. */
      priceGuaranteedUntil: v.string(),
      /** True when the order is within the caller's data scope. */
      canOpen: v.boolean(),
    }),
  ),
  /**
   * Budgets that the waiting order is charged to, for its approvers and callers who may see the enterprise; empty for
   * other callers.
   */
  budgets: v.array(OrderBudget),
  isOwn: v.boolean(),
  /**
   * Field rules of the form version used for the application; null when there was no form or the form had no versions
   * yet.
   */
  formFields: v.nullable(FormFields),
  /** Files attached at submission. */
  files: v.array(StoredFile),
  /** Trip before the change that this application requests or has made; null when it is no change. */
  former: v.nullable(TripContent),
  /** Content of a changeable trip as last approved, to which the tolerance applies; null for other applications. */
  agreed: v.nullable(TripContent),
  /** Changes of a trip since its approval, the newest first. */
  changes: v.array(TripChange),
  path: ApprovalPath,
  /** 抄送: readers of the application who do not decide it. */
  copies: v.array(Staff),
  /** True when the caller may transfer their decision, or add further approvers. */
  canTransfer: v.boolean(),
  canAddApprovers: v.boolean(),
  /** Steps that the caller can return it to now. */
  returnSteps: v.array(v.object({ stepNo: v.number(), stepName: v.string() })),
});
export type ApplicationDetail = v.InferOutput<typeof ApplicationDetail>;

export const Submitted = v.object({ applyId: v.string(), applyState: ApplyState, approverName: v.string() });

/**
 * Submits a choice over the standards to the supervisor before it is booked (specification 7.6). The gateway evaluates
 * it; every violation needs a reason. Once approved, it covers one order of the same flights and travellers.
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
 * Submits a trip or pre-trip request to the supervisor (specification 7.6), or a change of an approved one. A change
 * within the tolerance of the template takes effect at once: then `applyId` is that of the trip and `applyState` 已同意.
 */
export const submitApprovalApplyAuto = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/submitApprovalApplyAuto',
  body: v.object({
    /** A change of a pre-trip request is stored as 17, whether it comes as 9 or as 17. */
    applyType: v.picklist([APPLY_TYPE.trip, APPLY_TYPE.preTrip, APPLY_TYPE.preTripChange]),
    ...TripInput,
    /** The caller's approved trip that is to be changed; empty for a new one. */
    changeOf: v.optional(v.union([v.literal(''), ApplyId]), ''),
  }),
  result: Submitted,
  needs: 'token',
  permission: OBJECT.bookFlight,
  mutates: true,
  changes: ['approval'],
});

/**
 * Returns the path that an application of the caller would take (specification 7.6). `amount`: fen, null where it is
 * unknown. Empty steps: no approver is left.
 */
export const getListApprovalPathInfo = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalConfigController/getListApprovalPathInfo',
  body: v.object({
    applyType: ApplyType,
    amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Cost centre that would bear the costs; empty for the caller's own. */
    costCenterNo: v.optional(v.string(), ''),
    /** Travellers of the trip, who are excluded as approvers. */
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

/** An approved request that the caller may book under. */
export const UsableRequest = v.object({
  applyId: v.string(),
  applyType: ApplyType,
  applicantName: v.string(),
  reason: v.string(),
  trip: TripRequest,
  /** Budget not yet used by orders, in fen; null for no limit. */
  budgetLeft: v.nullable(Fen),
});

/**
 * Returns the approved requests that the caller may book under now (specification 7.6): their own, or those on which
 * they travel.
 */
export const queryApplication = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/queryApplication',
  body: v.object({
    /** Restricts the requests to those that cover this day of departure. */
    depDate: v.optional(LocalDate),
  }),
  result: v.array(UsableRequest),
  needs: 'token',
  reads: ['approval', 'order'],
});

/** Searches the same requests by keyword, page by page (specification 7.6), for the choices of the search form. */
export const applicationQuery = call({
  gateway: 'service',
  path: '/CLAPPROVEINTEGRATESERVICE/sppubapi/approval/applicationQuery',
  body: v.object({
    /** Part of the number, the reason, the name of a city or of a traveller. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({ total: v.number(), applicationList: v.array(UsableRequest) }),
  needs: 'token',
  reads: ['approval', 'order'],
});

/** Returns the enterprise's purposes of travel in use (specification 7.6: the body is fixed). */
export const queryTravelPurpose = call({
  gateway: 'service',
  path: '/CLAPPROVEINTEGRATESERVICE/sppubapi/approval/queryTravelPurpose',
  body: v.object({ requestSource: v.literal('bussUserWeb'), version: v.literal(0) }),
  result: v.array(v.object({ purposeCode: v.string(), purposeName: v.string() })),
  needs: 'token',
  reads: ['setting'],
});

/**
 * Returns applications in the role of approver, applicant or copy recipient, filtered and sorted by the gateway. Dates
 * are inclusive and refer to the Shanghai day of submission.
 */
export const queryApprovalList = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/queryApprovalList',
  body: v.object({
    role: v.picklist(['approver', 'applicant', 'copied']),
    /** For approvers: applications that wait for them, or those that no longer do; all when missing. */
    taskState: v.optional(v.picklist(['open', 'ended'])),
    applyStateList: v.optional(v.array(ApplyState), []),
    applyTypeList: v.optional(v.array(ApplyType), []),
    /** Part of the number of an application or order, or of the applicant's name. */
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
    /** True when the caller may decide applications at all. */
    canApprove: v.boolean(),
    /** Number of applications that wait for the caller's decision now, regardless of the filter. */
    pendingCount: v.number(),
    /** True when the caller receives copies of any application, regardless of the filter. */
    hasCopies: v.boolean(),
  }),
  needs: 'token',
  reads: ['approval', 'order'],
  origin: 'suite',
});

/** Returns one application, for its applicant, its approver and callers who may see the whole enterprise. */
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
 * Agrees to or refuses an application, once, as the named approver. Agreement makes a waiting order payable; refusal
 * frees its seats.
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

/** Withdraws the caller's undecided application; the order that waits for it is cancelled and its seats are freed. */
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

/**
 * Returns the evaluation of an order against the standards, frozen when it was made; null for an order that was not
 * evaluated.
 */
export const queryOrderStandard = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/queryOrderStandard',
  body: v.object({ orderNo: v.pipe(v.string(), v.trim(), v.nonEmpty('缺少订单号')) }),
  result: v.nullable(
    v.object({
      overStandard: OverStandard,
      evaluation: StandardEvaluation,
      overReasons: v.array(OverReasonChoice),
      /** Applications that the order was booked under or waits for; empty for none. */
      applyId: v.string(),
      overStandardApplyId: v.string(),
    }),
  ),
  needs: 'token',
  reads: ['order', 'standard'],
  origin: 'suite',
});
