import { inTransaction } from '../db/transaction';
import { failOrder } from '../order/lifecycle';
import { insertOrderLog, SYSTEM } from '../order/order-log';
import type { Order } from '../order/scope';
import type { EventContext } from '../server/domain-events';
import type { FlightSupplier } from '../supplier/port';
import {
  findOrdersToIssue,
  findTicketsToIssue,
  lockOrderToIssue,
  setIssued,
  type TicketToIssue,
} from './issue-queries';

const ATTEMPTS = 5;
const FIRST_RETRY_MS = 30_000;

/**
 * Issues the tickets of a paid order, in the transaction of the context: 出票中 → 已出票. Does nothing for an order in
 * another state or before its next try is due, so of several who try at once only the first does. After five
 * refusals of the supplier, each further apart, the order is 出票失败.
 */
export async function issueTickets(context: EventContext, orderNo: string): Promise<void> {
  const { db, now, log, deps } = context;
  const order = await lockOrderToIssue(db, orderNo, now);
  if (order === undefined) return;
  const tickets = await findTicketsToIssue(db, orderNo);
  try {
    const ticketNos = await ticketNosFrom(deps.supplier, orderNo, tickets);
    await setIssued(db, orderNo, tickets, ticketNos);
    await insertOrderLog(db, { orderNo, at: now, operatorName: SYSTEM, content: '出票成功' });
  } catch (error) {
    if (!(error instanceof IssueRefused)) throw error;
    log.warn({ err: error, orderNo }, 'tickets not issued');
    await noteRefusal(context, order);
  }
}

/** Issues what a crash or a refusal left unissued, an order a transaction. */
export async function issueDueTickets(context: EventContext): Promise<void> {
  const { db, now, log } = context;
  for (const orderNo of await findOrdersToIssue(db, now)) {
    await inTransaction(db, (tx) => issueTickets({ ...context, db: tx }, orderNo)).catch((error: unknown) =>
      log.error({ err: error, orderNo }, 'issuing failed'),
    );
  }
}

/** The supplier did not issue, unlike a fault of our own: nothing was written, so the transaction can go on. */
class IssueRefused extends Error {}

async function ticketNosFrom(
  supplier: FlightSupplier,
  orderNo: string,
  tickets: readonly TicketToIssue[],
): Promise<string[]> {
  const wanted = tickets.map(({ carrierCode, sequence }) => ({ carrierCode, sequence }));
  const { ticketNos } = await supplier.issue({ orderNo, tickets: wanted }).catch((cause: unknown) => {
    throw new IssueRefused('The supplier failed to issue', { cause });
  });
  if (ticketNos.length !== wanted.length) {
    throw new IssueRefused('The supplier issued another number of tickets');
  }
  return ticketNos;
}

async function noteRefusal(
  context: EventContext,
  { order_no: orderNo, issue_attempts }: Order,
): Promise<void> {
  const attempts = issue_attempts + 1;
  const next_issue_at = new Date(context.now.getTime() + FIRST_RETRY_MS * 2 ** (attempts - 1));
  await context.db
    .updateTable('flight_order')
    .set({ issue_attempts: attempts, next_issue_at })
    .where('order_no', '=', orderNo)
    .execute();
  if (attempts >= ATTEMPTS) await failOrder(context, orderNo);
}
