import { kindOf } from '../enterprise/kind-of';
import { refuseForced } from '../order/forced-outcome';
import { failOrder } from '../order/lifecycle';
import { insertOrderLog, SYSTEM } from '../order/order-log';
import type { EventContext } from '../server/events/domain-events';
import { askEach, callSupplier, ticketNosOf, type SupplierOutcome } from '../supplier/call-supplier';
import {
  findOrdersToIssue,
  findTicketsToIssue,
  lockOrderToIssue,
  setIssued,
  setNextTry,
} from './issue-queries';

/**
 * Issues the tickets of a paid order, in the transaction of the context: 出票中 → 已出票. Does nothing for an order in
 * another state or before its next try is due, so of several concurrent tries only the first acts. After too many
 * refusals the order becomes 出票失败.
 */
export async function issueTickets(context: EventContext, orderNo: string): Promise<SupplierOutcome> {
  const { db, now, deps } = context;
  const order = await lockOrderToIssue(db, orderNo, now);
  if (order === undefined) return 'notDue';
  const tickets = await findTicketsToIssue(db, orderNo);
  const kind = await kindOf(db, order.enterprise_num);
  const supplier = deps.supplierOf(kind);
  return callSupplier(context, {
    what: 'tickets',
    of: { orderNo },
    attempts: order.issue_attempts,
    async ask() {
      await refuseForced(db, kind, orderNo, 'issueRefused');
      return ticketNosOf(await supplier.issue({ orderNo, tickets }), tickets.length);
    },
    async done(ticketNos) {
      await setIssued(db, orderNo, tickets, ticketNos, now);
      await insertOrderLog(db, { orderNo, at: now, operatorName: SYSTEM, content: '出票成功' });
      await context.emit(context, 'order.issued', { orderNo });
    },
    postpone: (attempts, at) => setNextTry(db, orderNo, attempts, at),
    failed: () => failOrder(context, orderNo),
  });
}

export async function issueDueTickets(context: EventContext): Promise<void> {
  const nos = await findOrdersToIssue(context.db, context.now);
  await askEach(context, { nos, what: 'tickets', name: 'orderNo' }, issueTickets);
}
