import { inTransaction } from '../db/transaction';
import type { EventSource } from '../server/domain-events';
import { expireOrder, HELD_STATUSES } from './lifecycle';

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
