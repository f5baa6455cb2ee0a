import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { EventSource } from '../server/domain-events';
import { expireOrder, HELD_STATUSES } from './lifecycle';
import { insertOrderLog, SYSTEM } from './order-log';

/** Cancels one overdue order that no other process is at; false if there is none. */
export function expireNextOrder({ db, now, emit }: EventSource): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await tx
      .selectFrom('flight_order')
      .select(['order_no', 'order_status'])
      .where('order_status', 'in', HELD_STATUSES)
      .where('pay_deadline', '<=', now)
      .orderBy('pay_deadline')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (order === undefined) return false;
    await expireOrder({ db: tx, now, emit }, order);
    return true;
  });
}

/** Completes one order whose last flight has arrived (`wallClock`: Shanghai, YYYY-MM-DDTHH:mm); false if there is none. */
export function completeFlownOrder(db: Database, wallClock: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await tx
      .selectFrom('flight_order')
      .select('order_no')
      .where('order_status', '=', '已出票')
      .where('arrival_time', '<=', wallClock)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (order === undefined) return false;
    await completeOrder(tx, order.order_no, now);
    return true;
  });
}

/** Completes an issued order that the transaction has locked. */
export async function completeOrder(tx: Database, orderNo: string, now: Date): Promise<void> {
  await tx
    .updateTable('flight_order')
    .set({ order_status: '完成' })
    .where('order_no', '=', orderNo)
    .execute();
  await setTicketsFlown(tx, orderNo);
  await insertOrderLog(tx, { orderNo, at: now, operatorName: SYSTEM, content: '行程已完成' });
}

/** Those of an order's tickets that could be flown have been. */
export async function setTicketsFlown(tx: Database, orderNo: string): Promise<void> {
  await tx
    .updateTable('ticket')
    .set({ ticket_status: 'USED/FLOWN' })
    .where('order_no', '=', orderNo)
    .where('ticket_status', 'in', ['OPEN FOR USE', 'CHECKED IN'])
    .execute();
}
