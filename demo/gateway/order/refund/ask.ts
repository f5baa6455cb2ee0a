import { kindOf } from '../../enterprise/kind-of';
import { refuseForced } from '../forced-outcome';
import { lockOrder } from '../lifecycle';
import type { EventContext } from '../../server/events/domain-events';
import { askEach, callSupplier, type SupplierOutcome } from '../../supplier/call-supplier';
import { failRefund, completeRefund } from './complete-refund';
import { findRefund, findRefundsToAsk, findTicketsOf, scheduleSupplierRetry } from './queries';
import { reasonOf } from './reasons';

/**
 * Calls the supplier to refund the tickets, in the transaction of the context, and then refunds the money. Does nothing
 * for a refund that has ended or is not due, so of several concurrent calls only the first acts. After too many
 * refusals it becomes 退票失败.
 */
export async function askForRefund(context: EventContext, refundNo: string): Promise<SupplierOutcome> {
  const { db, now, deps } = context;
  const known = await findRefund(db, refundNo);
  // lock order: the order first, as everywhere
  const order = known && (await lockOrder(db, known.order_no));
  const refund = order && (await findRefund(db, refundNo));
  const due = refund?.next_ask_at ?? undefined;
  if (order === undefined || refund === undefined || due === undefined || due > now) return 'notDue';

  const { isVoluntary } = reasonOf(refund.reason_type);
  const tickets = (await findTicketsOf(db, refundNo)).flatMap(({ ticket_no, refund_amount }) =>
    ticket_no === null ? [] : [{ ticketNo: ticket_no, amount: refund_amount }],
  );
  const ticketNos = tickets.map(({ ticketNo }) => ticketNo);
  const refundAmounts = tickets.map(({ amount }) => amount);
  const kind = await kindOf(db, order.enterprise_num);
  const supplier = deps.supplierOf(kind);
  const end = async (how: typeof completeRefund | typeof failRefund) => {
    await how(context, refundNo);
    await context.emit(context, 'refund.ended', { refundNo, orderNo: refund.order_no });
  };
  return callSupplier(context, {
    what: 'refund',
    of: { refundNo },
    attempts: refund.ask_attempts,
    async ask() {
      await refuseForced(db, kind, refund.order_no, 'refundRefused');
      await supplier.refund({ refundNo, isVoluntary, ticketNos, refundAmounts });
    },
    done: () => end(completeRefund),
    postpone: (attempts, at) => scheduleSupplierRetry(db, refundNo, attempts, at),
    failed: () => end(failRefund),
  });
}

export async function askDueRefunds(context: EventContext): Promise<void> {
  const nos = await findRefundsToAsk(context.db, context.now);
  await askEach(context, { nos, what: 'a refund', name: 'refundNo' }, askForRefund);
}
