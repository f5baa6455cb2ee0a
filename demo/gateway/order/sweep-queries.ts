import { inTransaction } from '../db/transaction';
import type { EventContext } from '../server/events/domain-events';
import { isNotPostponed, drainDue } from '../server/jobs/due-work';
import { expireOrder, HELD_STATUSES } from './lifecycle';

/** Cancels the overdue orders that no other process has locked, one per transaction. */
export function expireOrders(context: EventContext): Promise<void> {
  const { db, now, emit } = context;
  return drainDue(context, 'expire orders', (turn) =>
    inTransaction(db, async (tx) => {
      const order = await tx
        .selectFrom('flight_order')
        .select(['order_no', 'order_status'])
        .where('order_status', 'in', HELD_STATUSES)
        .where('pay_deadline', '<=', now)
        .where(isNotPostponed('order_no', turn))
        .orderBy('pay_deadline')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (order === undefined) return false;
      turn.take(order.order_no);
      await expireOrder({ db: tx, now, emit }, order);
      return true;
    }),
  );
}
