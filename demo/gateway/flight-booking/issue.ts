import { inTransaction } from '../db/transaction';
import { failOrder } from '../order/lifecycle';
import { insertOrderLog, SYSTEM } from '../order/order-log';
import type { EventContext } from '../server/events/domain-events';
import { SupplierRefused, type FlightSupplier } from '../supplier/port';
import {
  findOrdersToIssue,
  findTicketsToIssue,
  lockOrderToIssue,
  setIssued,
  setNextTry,
  type TicketToIssue,
} from './issue-queries';

const ATTEMPTS = 5;
const FIRST_RETRY_MS = 30_000;

/** `open`: nobody knows yet whether the supplier has issued; it is asked again. */
type Issuing = 'issued' | 'refused' | 'open' | 'notDue';

/**
 * Issues the tickets of a paid order, in the transaction of the context: 出票中 → 已出票. Does nothing for an order in
 * another state or before its next try is due, so of several who try at once only the first does. After five
 * refusals of the supplier, each further apart, the order is 出票失败. An ask without an answer is none: the tickets may
 * have been issued, and the money must not go back.
 */
export async function issueTickets(context: EventContext, orderNo: string): Promise<Issuing> {
  const { db, now, log, deps } = context;
  const order = await lockOrderToIssue(db, orderNo, now);
  if (order === undefined) return 'notDue';
  const tickets = await findTicketsToIssue(db, orderNo);
  const asked = await askToIssue(deps.supplier, orderNo, tickets);
  if ('ticketNos' in asked) {
    await setIssued(db, orderNo, tickets, asked.ticketNos, now);
    await insertOrderLog(db, { orderNo, at: now, operatorName: SYSTEM, content: '出票成功' });
    await context.emit(context, 'order.issued', { orderNo });
    return 'issued';
  }
  const isRefused = asked.error instanceof SupplierRefused;
  log.warn({ err: asked.error, orderNo }, isRefused ? 'tickets refused' : 'nothing known of the tickets');
  const attempts = order.issue_attempts + (isRefused ? 1 : 0);
  const next = new Date(now.getTime() + FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1));
  await setNextTry(db, orderNo, attempts, next);
  if (attempts >= ATTEMPTS) await failOrder(context, orderNo);
  return isRefused ? 'refused' : 'open';
}

/**
 * Issues what a crash or a refusal left unissued, an order a transaction. A supplier that has not answered is left alone
 * until the next time: each ask takes as long as it is given.
 */
export async function issueDueTickets(context: EventContext): Promise<void> {
  const { db, now, log } = context;
  for (const orderNo of await findOrdersToIssue(db, now)) {
    const issuing = await inTransaction(db, (tx) => issueTickets({ ...context, db: tx }, orderNo)).catch(
      (error: unknown) => log.error({ err: error, orderNo }, 'issuing failed'),
    );
    if (issuing === 'open') return;
  }
}

type Asked = { ticketNos: string[] } | { error: unknown };

/** Nothing of ours is written meanwhile, so the transaction can go on whatever the supplier says. */
async function askToIssue(
  supplier: FlightSupplier,
  orderNo: string,
  tickets: readonly TicketToIssue[],
): Promise<Asked> {
  const wanted = tickets.map(({ carrierCode, sequence }) => ({ carrierCode, sequence }));
  const asked = await supplier
    .issue({ orderNo, tickets: wanted })
    .catch((error: unknown): Asked => ({ error }));
  if ('error' in asked || asked.ticketNos.length === wanted.length) return asked;
  return { error: new Error('The supplier issued another number of tickets') };
}
