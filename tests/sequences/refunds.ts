import {
  h5RefundTicketDetailQueryGateWay,
  refundTicketApply,
  type RefundDetail,
} from '../../src/contract/order/refund';
import { REFUND_FAULTS } from '../../src/contract/order/refund-faults';
import { chooseTickets } from '../../src/domain/refund/choose-tickets';
import type { GatewayProcess } from './gateway-process';
import { request, type Request } from './requests';
import type { BookedOrder, Run } from './run-state';

/**
 * Request that refunds all refundable tickets of an order at the present quote. Resolves with undefined when there is
 * none, or the answer is unknown.
 */
export async function refundRequest(
  { setup }: Run,
  { orderNo }: BookedOrder,
  process: GatewayProcess,
): Promise<Request | undefined> {
  const asked = { as: setup.staff, requestId: crypto.randomUUID() };
  const answer = await process
    .send(h5RefundTicketDetailQueryGateWay, { orderNo }, asked)
    .catch(() => undefined);
  if (!answer?.success) return undefined;
  const detail: RefundDetail = answer.result;
  const tickets = detail.tickets
    .filter(({ obstacle }) => obstacle === null)
    .map(({ passengerNo, segmentNo }) => ({ passengerNo, segmentNo }));
  const choice = chooseTickets(detail, tickets);
  if (choice === undefined || tickets.length === 0) return undefined;
  return request('refund', refundTicketApply, {
    body: { orderNo, reasonType: 1, tickets, refundAmount: choice.amount },
    as: setup.staff,
    mayRefuse: [
      REFUND_FAULTS.orderNotRefundable,
      REFUND_FAULTS.ticketNotRefundable,
      REFUND_FAULTS.refundAmountChanged,
      REFUND_FAULTS.refundUnderWay,
    ],
  });
}
