import type { Selectable } from 'kysely';
import type { OrderRefundConfirmation } from '../../../../src/contract/agency/orders/refunds';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { passDualControl } from '../dual-control/limit';
import './schema';

/** Refund of an order; `refundNo` is '' for the whole order, whose tickets were not issued. */
export interface Refunding {
  orderNo: string;
  refundNo: string;
}

type Stored = Selectable<Schema['agency_order_refund']>;
export type FirstStored = Stored & { first_operator_no: string; first_confirmed_at: Date };

interface Confirmed {
  /** Money that goes back, in fen. */
  amount: number;
  ticketAmount: number;
  reason: string;
}

const storedOf = (db: Database, { orderNo, refundNo }: Refunding): Promise<Stored | undefined> =>
  db
    .selectFrom('agency_order_refund')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();

/**
 * Decides a refund of a locked order: `done` when one operator may make it; otherwise it waits for a second one. Throws
 * confirmationChanged when it waits already, confirmationByOperations.
 */
export async function beginRefund(
  { db, now, operator }: OperatorContext,
  refunding: Refunding,
  { amount, ticketAmount, reason }: Confirmed,
): Promise<'first' | 'done'> {
  const stored = await storedOf(db, refunding);
  const step = await passDualControl(db, operator, {
    amount,
    neededTwo: stored !== undefined,
    firstOperatorNo: stored?.first_operator_no ?? null,
    seenFirst: '',
    right: 'mendOrders',
  });
  if (step === 'done') return step;
  const first = {
    ticket_amount: ticketAmount,
    reason,
    first_operator_no: operator.operatorNo,
    first_operator_name: operator.operatorName,
    first_confirmed_at: now,
  };
  await db
    .insertInto('agency_order_refund')
    .values({ order_no: refunding.orderNo, refund_no: refunding.refundNo, ...first })
    .onConflict((conflict) => conflict.columns(['order_no', 'refund_no']).doUpdateSet(first))
    .execute();
  return step;
}

/** Returns the first confirmation that the caller was shown. Throws confirmationChanged for another one. */
export async function seenConfirmation(
  db: Database,
  refunding: Refunding,
  { firstOperatorNo, confirmTime }: { firstOperatorNo: string; confirmTime: string },
): Promise<FirstStored> {
  const stored = await storedOf(db, refunding);
  const isSeen =
    isConfirmed(stored) &&
    stored.first_operator_no === firstOperatorNo &&
    stored.first_confirmed_at.getTime() === new Date(confirmTime).getTime();
  if (!isSeen) throw new Fault('confirmationChanged');
  return stored;
}

/**
 * Confirms a refund as its second operator. Throws confirmationOwn, confirmationByOperations, confirmationLinked, and
 * confirmationVoid when the first operator may not confirm any more.
 */
export async function confirmSecond(
  { db, operator }: OperatorContext,
  { first_operator_no: firstOperatorNo, ticket_amount: amount }: FirstStored,
): Promise<void> {
  const seen = { firstOperatorNo, seenFirst: firstOperatorNo, neededTwo: true };
  const step = await passDualControl(db, operator, { ...seen, amount, right: 'mendOrders' });
  // amount and reason of an operator who may not confirm any more are not taken over
  if (step === 'first') throw new Fault('confirmationVoid');
}

/** Takes a first confirmation back; the refund needs two operators from then on. */
export async function withdrawFirst(db: Database, { orderNo, refundNo }: Refunding): Promise<void> {
  await db
    .updateTable('agency_order_refund')
    .set({ first_operator_no: null, first_operator_name: '', first_confirmed_at: null })
    .where('order_no', '=', orderNo)
    .where('refund_no', '=', refundNo)
    .execute();
}

const isConfirmed = (stored: Stored | undefined): stored is FirstStored =>
  stored !== undefined && stored.first_operator_no !== null && stored.first_confirmed_at !== null;

/** First confirmations of an order's refunds, by their number. */
export async function findConfirmations(
  db: Database,
  operatorNo: string,
  orderNo: string,
): Promise<ReadonlyMap<string, OrderRefundConfirmation>> {
  const rows = await db
    .selectFrom('agency_order_refund')
    .selectAll()
    .where('order_no', '=', orderNo)
    .execute();
  return new Map(
    rows.filter(isConfirmed).map((row) => [
      row.refund_no,
      {
        operatorNo: row.first_operator_no,
        operatorName: row.first_operator_name,
        confirmTime: row.first_confirmed_at.toISOString(),
        ticketAmount: row.ticket_amount,
        reason: row.reason,
        isCaller: row.first_operator_no === operatorNo,
      },
    ]),
  );
}
