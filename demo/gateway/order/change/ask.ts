import { kindOf } from '../../enterprise/kind-of';
import { setNextTry } from '../../flight-booking/issue-queries';
import type { EventContext } from '../../server/events/domain-events';
import { askEach, callSupplier, ticketNosOf, type SupplierOutcome } from '../../supplier/call-supplier';
import { refuseForced } from '../forced-outcome';
import { lockOrder } from '../lifecycle';
import { exchange, failChange } from './end';
import { findChange, findChangesToAsk, findExchanges } from './queries';
import { reasonOf } from './reasons';

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
  const change = await findChange(db, changeNo);
  if (change === undefined) throw new Error(`${changeNo} is no change`);
  const { isVoluntary } = reasonOf(change.change_reason);
  const exchanges = await findExchanges(db, changeNo);
  const tickets = exchanges.map((exchanged) => ({
    segmentNo: exchanged.segment_no,
    passengerNo: exchanged.passenger_no,
    sequence: exchanged.sequence,
    carrierCode: exchanged.flight.carrierCode,
    oldTicketNo: exchanged.old_ticket_no ?? '',
    changeFee: exchanged.change_fee,
    fareDifference: exchanged.fare_difference,
  }));
  const kind = await kindOf(db, order.enterprise_num);
  const supplier = deps.supplierOf(kind);
  return callSupplier(context, {
    what: 'change',
    of: { changeNo },
    attempts: order.issue_attempts,
    async ask() {
      await refuseForced(db, kind, changeNo, 'changeRefused');
      return ticketNosOf(await supplier.change({ changeNo, isVoluntary, tickets }), tickets.length);
    },
    done: (ticketNos) => exchange(context, order, exchanges, ticketNos),
    postpone: (attempts, at) => setNextTry(db, changeNo, attempts, at),
    failed: () => failChange(context, order),
  });
}

export async function askDueChanges(context: EventContext): Promise<void> {
  const nos = await findChangesToAsk(context.db, context.now);
  await askEach(context, { nos, what: 'a change', name: 'changeNo' }, askForChange);
}
