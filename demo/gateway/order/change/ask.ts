import { setNextTry } from '../../flight-booking/issue-queries';
import type { EventContext } from '../../server/events/domain-events';
import { askEach, callSupplier, ticketNosOf, type SupplierOutcome } from '../../supplier/call-supplier';
import { lockOrder } from '../lifecycle';
import { exchange, failChange } from './end';
import { findChangesToAsk, findExchanges } from './queries';

/**
 * Calls the supplier to exchange the tickets of a change, in the transaction of the context. Does nothing for an order
 * that is no change or not due, so of several concurrent calls only the first acts. After too many refusals the order
 * becomes 改签失败 and the money is refunded.
 */
export async function askForChange(context: EventContext, changeNo: string): Promise<SupplierOutcome> {
  const { db, now, deps } = context;
  const order = await lockOrder(db, changeNo);
  const due = order?.order_status === '改签中' ? order.next_issue_at : null;
  if (order === undefined || order.change_of === null || due === null || due > now) return 'notDue';
  const exchanges = await findExchanges(db, changeNo);
  const tickets = exchanges.map(({ segment_no, passenger_no, sequence, flight, old_ticket_no }) => ({
    segmentNo: segment_no,
    passengerNo: passenger_no,
    sequence,
    carrierCode: flight.carrierCode,
    oldTicketNo: old_ticket_no ?? '',
  }));
  return callSupplier(context, {
    what: 'change',
    of: { changeNo },
    attempts: order.issue_attempts,
    ask: async () => ticketNosOf(await deps.supplier.change({ changeNo, tickets }), tickets.length),
    done: (ticketNos) => exchange(context, order, exchanges, ticketNos),
    postpone: (attempts, at) => setNextTry(db, changeNo, attempts, at),
    failed: () => failChange(context, order),
  });
}

export async function askDueChanges(context: EventContext): Promise<void> {
  const nos = await findChangesToAsk(context.db, context.now);
  await askEach(context, { nos, what: 'a change', name: 'changeNo' }, askForChange);
}
