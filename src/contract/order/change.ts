import * as v from 'valibot';
import { call } from '../call';
import { FlightItinerary, LocalDate, OrderPassenger, Voyage } from '../flight-booking/booking';
import { payorder } from '../payment/payment';
import { OverPolicy, StandardEvaluation } from '../travel-standard/shapes';
import { CheaperFare } from '../travel-standard/standards';
import { OBJECT } from '../permission/objects';
import { OptionalApplyId, Confirmed, Fen, OrderNo, OverReasons, Place, remark } from './after-sale';
import { OrderStatus, TicketStatus } from './list';
import { refundTicketApply, TicketPlace } from './refund';

/** No reason has been chosen yet (specification 4, app state). */
export const NO_CHANGE_REASON = -99999;

/** Reasons by number; `queryChangeReason` tells which of them are of the traveller's own will. */
export const CHANGE_REASON = { planChanged: 1, bookedWrongly: 2, cancelled: 11, delayed: 12 } as const;

/** Reason of a change. `isVoluntary`: of the traveller's own will, for the fee of the rules. */
export const ChangeReason = v.object({
  changeReason: v.number(),
  reasonName: v.string(),
  isVoluntary: v.boolean(),
});
export type ChangeReason = v.InferOutput<typeof ChangeReason>;

/** Returns the reasons for which users change a flight. */
export const queryChangeReason = call({
  gateway: 'flight',
  path: '/CLTicketChangeService/api/queryChangeReason',
  body: v.object({}),
  result: v.array(ChangeReason),
  needs: 'token',
  reads: ['setting'],
});

/**
 * Reasons why a ticket cannot be changed; `departed`: it is unknown yet whether it was flown, `changing` and
 * `refunding`: a change or refund of it is in progress, `orderUnderWay`: one of another ticket of the order is,
 * `notAllowed`: its rules do not allow it (any more).
 */
export const CHANGE_OBSTACLES = [
  'notIssued',
  'checkedIn',
  'departed',
  'flown',
  'refunded',
  'exchanged',
  'suspended',
  'void',
  'changing',
  'refunding',
  'orderUnderWay',
  'notAllowed',
] as const;

/** A ticket of an order with its current options for a change. Amounts in fen. */
export const ChangeableTicket = v.object({
  ...TicketPlace.entries,
  ticketNo: v.string(),
  ticketStatus: TicketStatus,
  salePrice: Fen,
  taxes: Fen,
  /** null: the ticket can be changed. Otherwise the fee is 0. */
  obstacle: v.nullable(v.picklist(CHANGE_OBSTACLES)),
  changeFee: Fen,
  /** Percentage of the price that makes up the fee; null where no tier applies. */
  changePercent: v.nullable(v.number()),
  /** True when the change is one of those without a fee. */
  isFree: v.boolean(),
  /** Number of past changes of the traveller's own will. */
  timesChanged: v.number(),
  /**
   * The fee applies up to and including this instant (ISO), then `changeFee` does: null when no change is allowed
   * afterwards.
   */
  rises: v.nullable(v.object({ at: v.string(), changeFee: v.nullable(Fen) })),
});
export type ChangeableTicket = v.InferOutput<typeof ChangeableTicket>;

/** A flight of an order as it is before the change. */
export const ChangeableSegment = v.object({
  segmentNo: Place,
  legNo: v.number(),
  flightNo: v.string(),
  carrierCode: v.string(),
  carrierShortName: v.string(),
  depAirportCode: v.string(),
  arrAirportCode: v.string(),
  /** City codes, which the new flights keep. */
  depCityCode: v.string(),
  arrCityCode: v.string(),
  depCityName: v.string(),
  arrCityName: v.string(),
  takeOffTime: v.string(),
  arrTime: v.string(),
  cabinName: v.string(),
  cabinCode: v.string(),
  /** True when the ticket may be signed over to another carrier (签转). */
  transferable: v.boolean(),
});
export type ChangeableSegment = v.InferOutput<typeof ChangeableSegment>;

/** A new flight and price that replaces a flight of the order. */
export const NewFlight = v.object({
  ...Voyage.entries,
  /** The replaced flight of the order (`oldFlightToChange`). */
  oldSegmentNo: Place,
});
export type NewFlight = v.InferOutput<typeof NewFlight>;

/** Cost of changing one ticket: fee of the rules and fare difference. */
export const TicketChange = v.object({
  ...TicketPlace.entries,
  changeFee: Fen,
  fareDifference: Fen,
  /** Price of the new ticket: never less than that of the old one, as a change refunds nothing. */
  newPrice: Fen,
});
export type TicketChange = v.InferOutput<typeof TicketChange>;

/** Current cost of a change, ticket by ticket. */
export const ChangeQuote = v.object({
  tickets: v.array(TicketChange),
  /** Sum of all fees and differences. */
  total: Fen,
  /** 改期, or 签转 where one of the new flights is another carrier's. */
  kind: v.picklist(['date', 'carrier']),
});
export type ChangeQuote = v.InferOutput<typeof ChangeQuote>;

/** A change of an order: an order of its own, which holds the new tickets. Instants are ISO. */
export const ChangeRecord = v.object({
  changeOrderNo: v.string(),
  orderStatus: OrderStatus,
  changeReason: v.number(),
  reasonName: v.string(),
  remark: v.string(),
  applicantName: v.string(),
  changeFee: Fen,
  fareDifference: Fen,
  applyTime: v.string(),
  /** Old and new flight, as `CA1501 2026-12-01T08:00`. */
  flights: v.array(v.object({ from: v.string(), to: v.string() })),
  passengerNames: v.array(v.string()),
  canPay: v.boolean(),
  canCancel: v.boolean(),
});
export type ChangeRecord = v.InferOutput<typeof ChangeRecord>;

/** The tickets of an order with the current cost of changing each, and the changes so far, oldest first. */
export const ChangeDetail = v.object({
  orderNo: v.string(),
  /** The caller, for whom alone the draft is stored. */
  staffNO: v.string(),
  /** Time of the quote, ISO. */
  quoteTime: v.string(),
  /** The original order of this change; empty for none. */
  changeOf: v.string(),
  segments: v.array(ChangeableSegment),
  passengers: v.array(
    v.object({
      passengerNo: Place,
      passagerName: v.string(),
      passengerTypeID: OrderPassenger.entries.passengerTypeID,
    }),
  ),
  tickets: v.array(ChangeableTicket),
  changes: v.array(ChangeRecord),
  /** Quote for the requested passengers and new flights; null without any. */
  quote: v.nullable(ChangeQuote),
});
export type ChangeDetail = v.InferOutput<typeof ChangeDetail>;

const PassengerNos = v.pipe(v.array(Place), v.minLength(1, '请选择改签的乘客'), v.maxLength(9));
const NewFlights = v.pipe(v.array(NewFlight), v.minLength(1, '请选择新航班'), v.maxLength(6));
const Reason = v.optional(v.number(), NO_CHANGE_REASON);

/** Assigns tickets to new flights, for a change or for a rebuy in its place. */
export const FlightChangeInput = {
  orderNo: OrderNo,
  changeReason: Reason,
  passengerNos: PassengerNos,
  newFlights: NewFlights,
};
export const ChosenReason = v.pipe(v.number(), v.notValue(NO_CHANGE_REASON, '请选择改签原因'));

/**
 * Returns the tickets of an order that can be changed, and the cost of the change to given flights. Each of the
 * passengers goes from each of the old flights to the new one.
 */
export const queryChangeOrderDetailGateway = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/changeApi/queryChangeOrderDetailGateway',
  body: v.object({
    orderNo: OrderNo,
    changeReason: Reason,
    passengerNos: v.optional(PassengerNos),
    newFlights: v.optional(NewFlights),
  }),
  result: ChangeDetail,
  needs: 'token',
  reads: ['order', 'flight'],
});

/**
 * Returns the flights of a day that a flight of an order can be changed to, with the prices available to these
 * passengers.
 */
export const queryChangeFlightSec = call({
  gateway: 'flight',
  path: '/CLTicketChangeService/api/queryChangeFlightSec',
  body: v.object({
    orderNo: OrderNo,
    oldSegmentNo: Place,
    depDate: LocalDate,
    changeReason: Reason,
    passengerNos: PassengerNos,
  }),
  result: v.object({ itineraryList: v.array(FlightItinerary) }),
  needs: 'token',
  reads: ['order', 'flight'],
});

/**
 * Applies for a change: the new seats are held and wait for the payment, if any. `totalAmount`: the shown amount to
 * pay; throws changeAmountChanged, and does nothing, if it differs by now.
 */
export const applyChangeAirTicketGateway = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/changeApi/applyChangeAirTicketGateway',
  body: v.object({
    orderNo: OrderNo,
    changeReason: ChosenReason,
    remark: remark('改签说明不能超过200字'),
    passengerNos: PassengerNos,
    newFlights: NewFlights,
    totalAmount: Fen,
    overReasons: OverReasons,
    applyId: OptionalApplyId,
    ...Confirmed,
  }),
  result: v.object({
    changeOrderNo: v.string(),
    orderStatus: OrderStatus,
    totalAmount: Fen,
    payDeadline: v.string(),
    canPay: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.changeOrder,
  mutates: true,
  changes: ['order', 'flight'],
});

/**
 * Evaluates new flights against the travellers' standards, as applyChangeAirTicketGateway will. `policy`: the resulting
 * policy, null for flights within all standards, or for a private journey, to which none apply.
 */
export const judgeChangeTicketStandard = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/v2/judgeChangeTicketStandard',
  body: v.object(FlightChangeInput),
  result: v.object({
    evaluation: v.nullable(StandardEvaluation),
    policy: v.nullable(OverPolicy),
    /** Flights to choose in place. */
    cheaperList: v.array(CheaperFare),
    /** True when the enterprise requires approval beforehand, regardless of the standards. */
    needsApproval: v.boolean(),
    /** Name of the approver according to the flow; empty where no approver is left. */
    approverName: v.string(),
  }),
  needs: 'token',
  reads: ['order', 'standard', 'flight'],
  permission: OBJECT.changeOrder,
});

/** Pays a change as `payorder` pays an order. Throws changeUnknown for an order that is no change. */
export const changeOrderPay = call({
  gateway: 'flight',
  path: '/CLTicketChangeService/api/changeOrderPay',
  body: payorder.body,
  result: payorder.result,
  needs: 'token',
  permission: OBJECT.payOrder,
  mutates: true,
  changes: ['order'],
});

/** Withdraws an unpaid change: its seats are free again and the tickets stay as they are. */
export const cancelChangeAirTicket = call({
  gateway: 'flight',
  path: '/CLTicketChangeService/api/cancelChangeAirTicket',
  body: v.object({
    orderNo: OrderNo,
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, '取消原因不能超过100字')), ''),
  }),
  result: v.object({ orderNo: v.string(), orderStatus: OrderStatus }),
  needs: 'token',
  permission: OBJECT.cancelOrder,
  mutates: true,
  changes: ['order', 'flight'],
});

/**
 * Refunds tickets of a change as `refundTicketApply` those of an order. Throws changeUnknown for an order that is no
 * change.
 */
export const changeOrderRefund = call({
  gateway: 'flight',
  path: '/CLTicketChangeService/api/changeOrderRefund',
  body: refundTicketApply.body,
  result: refundTicketApply.result,
  needs: 'token',
  permission: OBJECT.refundOrder,
  mutates: true,
  changes: ['order', 'flight'],
});
