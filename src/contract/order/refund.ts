import * as v from 'valibot';
import { call } from '../call';
import { FileNos, StoredFile } from '../files/files';
import { PassengerTypeID } from '../flight-booking/passenger';
import { OptionalApplyId, Fen, OrderNo, Place, remark } from './after-sale';
import { TicketStatus } from './list';
import { RefundState } from './refund-state';
import { OBJECT } from '../permission/objects';

/** Reasons by number; `getTicketRefundReason` tells which of them are of the traveller's own will. */
export const REFUND_REASON = {
  planChanged: 1,
  bookedWrongly: 2,
  cancelled: 11,
  delayed: 12,
  ill: 13,
} as const;

/**
 * Reason of a refund. `isVoluntary`: of the traveller's own will, for a fee. `needsFiles`: the carrier examines proofs,
 * e.g. of an illness.
 */
export const RefundReason = v.object({
  reasonType: v.number(),
  reasonName: v.string(),
  isVoluntary: v.boolean(),
  needsFiles: v.boolean(),
});
export type RefundReason = v.InferOutput<typeof RefundReason>;

/** Returns the reasons for which users refund a ticket. */
export const getTicketRefundReason = call({
  gateway: 'flight',
  path: '/clrefundticketbusiservice/airTicketReverse/getTicketRefundReason',
  body: v.object({}),
  result: v.array(RefundReason),
  needs: 'token',
  reads: ['setting'],
});

/** One passenger's ticket on one segment, by their places in the order. */
export const TicketPlace = v.object({ passengerNo: Place, segmentNo: Place });
export type TicketPlace = v.InferOutput<typeof TicketPlace>;

/**
 * Reasons why a ticket cannot be refunded; `departed`: it is unknown yet whether it was flown, `changing` and
 * `refunding`: a change or refund of it is in progress, `orderUnderWay`: one of another ticket of the order is.
 */
export const REFUND_OBSTACLES = [
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
] as const;

/** Current refund of a ticket; amounts in fen: refundAmount = salePrice − refundFee + taxes. */
export const TicketQuote = v.object({
  ...TicketPlace.entries,
  passagerName: v.string(),
  passengerTypeID: PassengerTypeID,
  flightNo: v.string(),
  depCityName: v.string(),
  arrCityName: v.string(),
  takeOffTime: v.string(),
  ticketNo: v.string(),
  ticketStatus: TicketStatus,
  /** The flight has departed without the passenger. */
  isNoShow: v.boolean(),
  salePrice: Fen,
  taxes: Fen,
  /** null: the ticket can be refunded. Otherwise the amounts below are 0. */
  obstacle: v.nullable(v.picklist(REFUND_OBSTACLES)),
  refundFee: Fen,
  /** Percentage of the price that makes up the fee; null where no tier applies. */
  refundPercent: v.nullable(v.number()),
  /** 不得退: only taxes are refunded. */
  onlyTaxes: v.boolean(),
  refundAmount: Fen,
  /** The fee applies up to and including this instant (ISO), then `refundFee` does; null when it does not rise. */
  rises: v.nullable(v.object({ at: v.string(), refundFee: Fen })),
});
export type TicketQuote = v.InferOutput<typeof TicketQuote>;

/** Insurance of a passenger that is refunded with the last of their tickets, none of which was flown. */
export const InsuranceQuote = v.object({ passengerNo: Place, amount: Fen });

/**
 * A requested refund. Instants are ISO; `doneTime` is empty while it is under way. `arriveTime`: approximate arrival of
 * the money, empty where it arrives at once.
 */
export const RefundRecord = v.object({
  refundNo: v.string(),
  refundState: RefundState,
  reasonType: v.number(),
  reasonName: v.string(),
  remark: v.string(),
  applicantName: v.string(),
  files: v.array(StoredFile),
  tickets: v.array(TicketPlace),
  refundFee: Fen,
  refundAmount: Fen,
  applyTime: v.string(),
  doneTime: v.string(),
  arriveTime: v.string(),
  hasArrived: v.boolean(),
});
export type RefundRecord = v.InferOutput<typeof RefundRecord>;

/** Tickets of an order that can be refunded with their current amounts, and the refunds so far, oldest first. */
export const RefundDetail = v.object({
  orderNo: v.string(),
  /** The caller, for whom alone the draft is stored. */
  staffNO: v.string(),
  /** True for a change, whose tickets `changeOrderRefund` refunds. */
  isChange: v.optional(v.boolean(), false),
  /** Time of the quote, ISO. */
  quoteTime: v.string(),
  tickets: v.array(TicketQuote),
  insurances: v.array(InsuranceQuote),
  /** Fee of the whole order; it is not refunded. */
  serviceFee: Fen,
  refunds: v.array(RefundRecord),
});
export type RefundDetail = v.InferOutput<typeof RefundDetail>;

/** Returns the tickets of an order with the refund that each would give for a reason. Throws orderUnknown. */
export const h5RefundTicketDetailQueryGateWay = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/airticketRefund/h5RefundTicketDetailQueryGateWay',
  body: v.object({ orderNo: OrderNo, reasonType: v.optional(v.number(), REFUND_REASON.planChanged) }),
  result: RefundDetail,
  needs: 'token',
  reads: ['order'],
});

/** The applicant's explanation of a refund over the enterprise's rule. */
export const OverReasonText = remark('超标说明不能超过200字');

/**
 * Applies for a refund of tickets. `refundAmount`: the shown refund; throws refundAmountChanged, and does nothing, if
 * it differs by now.
 */
export const refundTicketApply = call({
  gateway: 'flight',
  path: '/clrefundticketbusiservice/airTicketReverse/refundTicketApply',
  body: v.object({
    orderNo: OrderNo,
    reasonType: v.number(),
    remark: remark('退票说明不能超过200字'),
    /** Files uploaded by the caller; at least one where the reason needs them. */
    fileNos: v.optional(FileNos, []),
    tickets: v.pipe(v.array(TicketPlace), v.minLength(1, '请选择要退的机票'), v.maxLength(54)),
    refundAmount: Fen,
    /** Explanation of a refund over the enterprise's rule, where the rule requires one. */
    overReason: OverReasonText,
    applyId: OptionalApplyId,
  }),
  result: v.object({ refundNo: v.string(), refundState: RefundState }),
  needs: 'token',
  permission: OBJECT.refundOrder,
  mutates: true,
  changes: ['order', 'flight'],
});
