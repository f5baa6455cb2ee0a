import { APPLY_TYPE } from '../../../../src/contract/approval/approval';
import type { RefundRequest } from '../../../../src/contract/approval/after-sale';
import type { ResultOf } from '../../../../src/contract/call';
import { TRAVEL_TYPE } from '../../../../src/contract/flight-booking/travel-type';
import type { RefundReason } from '../../../../src/contract/order/refund';
import type {
  judgeRefundTicketStandard,
  submitRefundOverStandardApprovalAuto,
} from '../../../../src/contract/order/refund-approval';
import { OVER_POLICY } from '../../../../src/contract/travel-standard/shapes';
import type { RefundChoice } from '../../../../src/domain/refund/choose-tickets';
import { judgeRefund, type RefundJudgement } from '../../../../src/domain/refund/refund-standard';
import { instantOf } from '../../../../src/domain/shanghai-time';
import { redeemAfterSale } from '../../approval/submission/redeem';
import { foreseenApprovers } from '../../approval/flow/foreseen';
import { submitAfterSale } from '../../approval/submission/submit-after-sale';
import type { BookingParameters } from '../../dictionary/booking-parameters';
import { findRefundStandard } from '../../enterprise-setting/after-sale-rules';
import { findOrderStandard } from '../../flight-booking/order-standard';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import type { Order } from '../scope';

/** A possible refund with the data that the enterprise's rule looks at. */
export interface RequestedRefund {
  order: Pick<Order, 'order_no' | 'travel_type'>;
  reason: RefundReason;
  choice: RefundChoice;
}

/** Judges a refund by the rule of the caller's enterprise. */
export async function judgeRequestedRefund(
  { db, caller }: Pick<CallerContext, 'db' | 'caller'>,
  { order, reason, choice }: RequestedRefund,
): Promise<RefundJudgement> {
  const standard = await findRefundStandard(db, caller.enterpriseNum);
  const booked = await findOrderStandard(db, order.order_no);
  return judgeRefund(standard, {
    isVoluntary: reason.isVoluntary,
    isPersonal: order.travel_type === TRAVEL_TYPE.personal,
    applyId: booked?.apply_id ?? booked?.over_apply_id ?? '',
    tickets: choice.tickets,
  });
}

interface Grounds {
  remark: string;
  overReason: string;
}

export interface RefundClearance {
  applyId: string | null;
  overReason: string;
}

/**
 * Returns the clearance of a refund under the rule. Throws refundApprovalRequired, refundReasonMissing, or the fault of
 * the named application.
 */
export async function clearRefund(
  context: CallerContext,
  wanted: RequestedRefund,
  { applyId, ...grounds }: Grounds & { applyId: string },
): Promise<RefundClearance> {
  const judgement = await judgeRequestedRefund(context, wanted);
  if (applyId !== '') {
    const asked = { refund: requestOf(wanted, judgement, grounds) };
    const { refund } = await redeemAfterSale(context, applyId, asked);
    return { applyId, overReason: refund?.overReason ?? '' };
  }
  if (judgement.policy === OVER_POLICY.approval)
    throw new Fault('refundApprovalRequired', undefined, judgement);
  if (judgement.policy === OVER_POLICY.reason && grounds.overReason === '')
    throw new Fault('refundReasonMissing', undefined, judgement);
  return { applyId: null, overReason: judgement.policy === null ? '' : grounds.overReason };
}

/** Returns the judgement that a refund would get, and its approvers. */
export async function foreseeRefund(
  context: CallerContext,
  wanted: RequestedRefund,
): Promise<ResultOf<typeof judgeRefundTicketStandard>> {
  const judgement = await judgeRequestedRefund(context, wanted);
  const refund = requestOf(wanted, judgement, { remark: '', overReason: '' });
  const approverName = await foreseenApprovers(context, { applyType: APPLY_TYPE.refund, refund });
  return { ...judgement, approverName };
}

/** Submits a refund to the supervisor. Throws refundApprovalNotRequired and refundReasonMissing. */
export async function submitRefund(
  context: CallerContext,
  wanted: RequestedRefund,
  grounds: Grounds,
  { approvalMinutes }: Pick<BookingParameters, 'approvalMinutes'>,
): Promise<ResultOf<typeof submitRefundOverStandardApprovalAuto>> {
  const judgement = await judgeRequestedRefund(context, wanted);
  if (judgement.policy !== OVER_POLICY.approval) throw new Fault('refundApprovalNotRequired');
  if (grounds.overReason === '') throw new Fault('refundReasonMissing', undefined, judgement);
  const now = context.now.getTime();
  const departures = wanted.choice.tickets
    .map(({ takeOffTime }) => instantOf(takeOffTime).getTime())
    .filter((departure) => departure > now);
  // a missed flight sets no deadline, so the usual approval time applies
  const deadline = departures.length > 0 ? Math.min(...departures) : now + approvalMinutes * 60_000;
  const refund = requestOf(wanted, judgement, grounds);
  return submitAfterSale(context, { applyType: APPLY_TYPE.refund, refund }, new Date(deadline));
}

function requestOf(
  { order, reason, choice }: RequestedRefund,
  { violations }: RefundJudgement,
  { remark, overReason }: Grounds,
): RefundRequest {
  return {
    orderNo: order.order_no,
    reasonType: reason.reasonType,
    reasonName: reason.reasonName,
    isVoluntary: reason.isVoluntary,
    remark,
    tickets: choice.tickets.map((ticket) => ({
      passengerNo: ticket.passengerNo,
      segmentNo: ticket.segmentNo,
      passagerName: ticket.passagerName,
      flightNo: ticket.flightNo,
      depCityName: ticket.depCityName,
      arrCityName: ticket.arrCityName,
      takeOffTime: ticket.takeOffTime,
      salePrice: ticket.salePrice,
      refundFee: ticket.refundFee,
      refundAmount: ticket.refundAmount,
    })),
    refundFee: choice.tickets.reduce((sum, { refundFee }) => sum + refundFee, 0),
    refundAmount: choice.amount,
    violations,
    overReason,
  };
}
