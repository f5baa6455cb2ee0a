import * as v from 'valibot';
import { call } from '../call';
import { FileNos, StoredFile } from '../files/files';
import { PassengerTypeID } from '../flight-booking/passenger';
import { ApplyId, Fen, OrderNo, Place, remark } from './after-sale';
import { TicketStatus } from './list';
import { RefundState } from './refund-state';
import { OBJECT } from '../permission/objects';

/** Reasons by number; which of them are of the traveller's own will is said by `getTicketRefundReason`. */
export const REFUND_REASON = {
  planChanged: 1,
  bookedWrongly: 2,
  cancelled: 11,
  delayed: 12,
  ill: 13,
} as const;

/**
 * Why tickets are given back. `isVoluntary`: of the traveller's own will, for a fee. `needsFiles`: the carrier looks at
 * proofs, as of an illness.
 */
export const RefundReason = v.object({
  reasonType: v.number(),
  reasonName: v.string(),
  isVoluntary: v.boolean(),
  needsFiles: v.boolean(),
});
export type RefundReason = v.InferOutput<typeof RefundReason>;

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
 * Why a ticket cannot be given back; `departed`: it is not known yet whether it was flown, `refunding`: somebody has asked
 * for that already.
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
  'refunding',
] as const;

/** What giving a ticket back brings now; amounts in fen: refundAmount = salePrice − refundFee + taxes. */
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
  /** Its flight has departed without them. */
  isNoShow: v.boolean(),
  salePrice: Fen,
  taxes: Fen,
  /** null: it can be given back. The amounts below are 0 then. */
  obstacle: v.nullable(v.picklist(REFUND_OBSTACLES)),
  refundFee: Fen,
  /** Percent of the price that the fee is of; null where no tier decides. */
  refundPercent: v.nullable(v.number()),
  /** 不得退: the taxes alone come back. */
  onlyTaxes: v.boolean(),
  refundAmount: Fen,
  /** Up to and including this instant (ISO) the fee stays, and what it is after it; null: it does not rise. */
  rises: v.nullable(v.object({ at: v.string(), refundFee: Fen })),
});
export type TicketQuote = v.InferOutput<typeof TicketQuote>;

/** Insurance of a passenger that comes back with the last of their tickets, none of which was flown. */
export const InsuranceQuote = v.object({ passengerNo: Place, amount: Fen });

/**
 * A refund that was asked for. Instants are ISO; `doneTime` is empty while it is under way, `arriveTime` where the money is
 * there at once: else it is on its way until about then.
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

/** What can be given back of an order and what that brings now, and the refunds asked for so far, oldest first. */
export const RefundDetail = v.object({
  orderNo: v.string(),
  /** Who asks: what is filled in is kept for them alone. */
  staffNO: v.string(),
  /** The moment it is of, ISO. */
  quoteTime: v.string(),
  tickets: v.array(TicketQuote),
  insurances: v.array(InsuranceQuote),
  /** Of the whole order; it does not come back. */
  serviceFee: Fen,
  refunds: v.array(RefundRecord),
});
export type RefundDetail = v.InferOutput<typeof RefundDetail>;

export const h5RefundTicketDetailQueryGateWay = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/airticketRefund/h5RefundTicketDetailQueryGateWay',
  body: v.object({ orderNo: OrderNo, reasonType: v.optional(v.number(), REFUND_REASON.planChanged) }),
  result: RefundDetail,
  needs: 'token',
  reads: ['order'],
});

/** Why a refund is over the enterprise's rule, in words. */
export const OverReasonText = remark('超标说明不能超过200字');

/**
 * Asks for tickets to be given back. `refundAmount`: what was shown to come back; refused with refundAmountChanged, and
 * nothing done, if it is another by now.
 */
export const refundTicketApply = call({
  gateway: 'flight',
  path: '/clrefundticketbusiservice/airTicketReverse/refundTicketApply',
  body: v.object({
    orderNo: OrderNo,
    reasonType: v.number(),
    remark: remark('退票说明不能超过200字'),
    /** Uploaded by the caller; at least one where the reason needs them. */
    fileNos: v.optional(FileNos, []),
    tickets: v.pipe(v.array(TicketPlace), v.minLength(1, '请选择要退的机票'), v.maxLength(54)),
    refundAmount: Fen,
    /** Why it is over the enterprise's rule, where that asks for a reason. */
    overReason: OverReasonText,
    applyId: ApplyId,
  }),
  result: v.object({ refundNo: v.string(), refundState: RefundState }),
  needs: 'token',
  permission: OBJECT.refundOrder,
  mutates: true,
  changes: ['order', 'flight'],
});
