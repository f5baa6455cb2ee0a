import type { FastifyBaseLogger } from 'fastify';
import type { Database, DatabaseTransaction } from '../db/database';
import { inTransaction } from '../db/transaction';
import { giveBackSeats } from '../flight-booking/inventory';
import { insertOrderLog, SYSTEM } from '../order/order-log';
import type { Order } from '../order/scope';
import type { FlightSupplier } from '../supplier/port';
import { findPaidPayment } from './queries';
import { refund } from './settle';
import { findTicketsToIssue, lockOrderToIssue, setIssued, type TicketToIssue } from './issue-queries';

export interface IssueDeps {
  db: Database;
  supplier: FlightSupplier;
  log: FastifyBaseLogger;
}

const ATTEMPTS = 5;
const FIRST_RETRY_MS = 30_000;

/**
 * Issues the tickets of a paid order, in a transaction of its own: 出票中 → 已出票. Does nothing for an order in
 * another state or before its next try is due, so of several who try at once only the first does. After five
 * refusals of the supplier, each further apart, the order is 出票失败, its money goes back and its seats are freed.
 */
export async function issueTickets(
  { db, supplier, log }: IssueDeps,
  orderNo: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrderToIssue(tx, orderNo, now);
    if (order === undefined) return;
    const tickets = await findTicketsToIssue(tx, orderNo);
    try {
      const ticketNos = await ticketNosFrom(supplier, orderNo, tickets);
      await setIssued(tx, orderNo, tickets, ticketNos);
      await insertOrderLog(tx, { orderNo, at: now, operatorName: SYSTEM, content: '出票成功' });
    } catch (error) {
      if (!(error instanceof IssueRefused)) throw error;
      log.warn({ err: error, orderNo }, 'tickets not issued');
      await noteRefusal(tx, order, now);
    }
  });
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

async function noteRefusal(tx: DatabaseTransaction, order: Order, now: Date): Promise<void> {
  const attempts = order.issue_attempts + 1;
  if (attempts >= ATTEMPTS) return giveUp(tx, order, now);
  const next_issue_at = new Date(now.getTime() + FIRST_RETRY_MS * 2 ** (attempts - 1));
  await tx
    .updateTable('flight_order')
    .set({ issue_attempts: attempts, next_issue_at })
    .where('order_no', '=', order.order_no)
    .execute();
}

async function giveUp(tx: DatabaseTransaction, order: Order, now: Date): Promise<void> {
  const orderNo = order.order_no;
  await tx
    .updateTable('flight_order')
    .set({ order_status: '出票失败', issue_attempts: ATTEMPTS, next_issue_at: null })
    .where('order_no', '=', orderNo)
    .execute();
  await giveBackSeats(tx, orderNo);
  const payment = await findPaidPayment(tx, orderNo);
  if (payment === undefined) throw new Error(`Order ${orderNo} is to be issued but was never paid`);
  await refund(tx, order, payment, { now, reason: '出票失败' });
}
