import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type {
  RefundDetail,
  RefundReason,
  refundTicketApply,
  TicketPlace,
} from '../../../../src/contract/order/refund';
import { formatPrice } from '../../../../src/domain/money/money';
import { accompanimentProblem } from '../../../../src/domain/passenger/accompanied';
import { ticketObstacle } from '../../../../src/domain/fare/ticket-obstacle';
import { chooseTickets, type RefundChoice } from '../../../../src/domain/refund/choose-tickets';
import type { Database } from '../../db/database';
import { beginAfterSale } from '../after-sale/application';
import { isAfterSaleAllowed } from '../after-sale/states';
import { findOrderFor, type Order } from '../scope';
import { attachFiles } from '../../files/attach';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import './events';
import { REFUND_FILES } from './file-owner';
import { findRefundParts, insertRefund, type RefundParts } from './queries';
import { refundDetail } from './quote';
import { reasonOf } from './reasons';
import { clearRefund, type RefundClearance } from './standard';

/** Records the tickets to be refunded with their amounts; the supplier is called after the commit. */
export async function applyForRefund(
  context: CallerContext,
  body: ParsedBodyOf<typeof refundTicketApply>,
): Promise<ResultOf<typeof refundTicketApply>> {
  const { db, caller, now } = context;
  const { remark, fileNos, overReason, applyId } = body;
  const reason = reasonOf(body.reasonType);
  if (reason.needsFiles && fileNos.length === 0) throw fieldsInvalid({ fileNos: '请上传证明材料' });
  const { detail, choice, order } = await chooseForRefund(context, body);
  const clearance = await clearRefund(context, { order, reason, choice }, { applyId, remark, overReason });

  const refundNo = await noteRefund(db, {
    applicant: caller,
    detail,
    choice,
    reason,
    remark,
    clearance,
    now,
  });
  await attachFiles(db, caller, fileNos, { kind: REFUND_FILES, no: refundNo });
  await context.emit(context, 'refund.applied', { refundNo });
  return { refundNo, refundState: '退票中' };
}

/**
 * Locks the order and returns its tickets to be refunded. Throws the first that applies of refundUnderWay,
 * orderNotRefundable, ticketNotRefundable, childLeftAlone and refundAmountChanged.
 */
export async function chooseForRefund(
  { db, caller, now }: CallerContext,
  body: Pick<ParsedBodyOf<typeof refundTicketApply>, 'orderNo' | 'reasonType' | 'tickets' | 'refundAmount'>,
): Promise<{ order: Order; detail: RefundDetail; choice: RefundChoice }> {
  const { orderNo } = body;
  const reason = reasonOf(body.reasonType);
  const order = await findOrderFor(db, caller, orderNo, { lock: true });
  if (order.order_status === '退票中') throw new Fault('refundUnderWay');
  if (!isAfterSaleAllowed(order.order_status)) throw new Fault('orderNotRefundable');

  const parts = await findRefundParts(db, orderNo);
  const detail = refundDetail(parts, { orderNo, staffNo: caller.staffNo, reason, now });
  const choice = chooseTickets(detail, body.tickets);
  if (choice === undefined) throw new Fault('ticketNotRefundable', undefined, detail);
  if (isChildLeftAlone(parts.tickets, body.tickets)) throw new Fault('childLeftAlone');
  if (choice.amount !== body.refundAmount) throw new Fault('refundAmountChanged', undefined, detail);
  return { order, detail, choice };
}

interface NotedRefund {
  applicant: Pick<CallerContext['caller'], 'staffNo' | 'staffName'>;
  detail: RefundDetail;
  choice: RefundChoice;
  reason: RefundReason;
  remark: string;
  /** Clearance under the enterprise's refund rule; none when the rule was not triggered. */
  clearance?: RefundClearance;
  now: Date;
}

/** Inserts a refund of a locked order, which moves to 退票中. Returns its number. */
export async function noteRefund(
  db: Database,
  { applicant, detail, choice, reason, remark, clearance, now }: NotedRefund,
): Promise<string> {
  const { orderNo, refunds } = detail;
  const refundNo = `${orderNo}-${refunds.length + 1}`;
  await insertRefund(db, {
    refund_no: refundNo,
    order_no: orderNo,
    applicant_no: applicant.staffNo,
    applicant_name: applicant.staffName,
    reasonType: reason.reasonType,
    remark,
    tickets: choice.tickets,
    insurances: choice.insurances,
    overReason: clearance?.overReason ?? '',
    applyId: clearance?.applyId ?? null,
    now,
  });
  const tickets = choice.tickets.map(({ passagerName, flightNo }) => `${passagerName} ${flightNo}`);
  const content = `申请退票（${reason.reasonName}）：${tickets.join('、')}，预计退回¥${formatPrice(choice.amount)}`;
  await beginAfterSale({ db, now }, { orderNo, to: '退票中', operatorName: applicant.staffName, content });
  return refundNo;
}

/**
 * Returns whether the remaining passengers of a segment would be children without an adult, or more infants than
 * adults.
 */
export function isChildLeftAlone(tickets: RefundParts['tickets'], chosen: readonly TicketPlace[]): boolean {
  const staying = tickets.filter(
    (ticket) =>
      ticketObstacle(ticket.ticket_status) === undefined &&
      !ticket.is_no_show &&
      !chosen.some(
        ({ passengerNo, segmentNo }) =>
          passengerNo === ticket.passenger_no && segmentNo === ticket.segment_no,
      ),
  );
  return [...new Set(staying.map(({ segment_no }) => segment_no))].some((segmentNo) => {
    const party = staying.filter(({ segment_no }) => segment_no === segmentNo);
    const passengers = party.map(({ birth_day, passenger_type_id }) => ({
      birthDay: birth_day,
      passengerTypeID: passenger_type_id,
    }));
    const [date = ''] = party.map(({ flight }) => flight.takeOffTime.slice(0, 10));
    return accompanimentProblem(passengers, date) !== undefined;
  });
}
