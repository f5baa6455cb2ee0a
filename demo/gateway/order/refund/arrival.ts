import { inTransaction } from '../../db/transaction';
import { lockOrder } from '../lifecycle';
import { insertOrderLog, SYSTEM } from '../order-log';
import type { EventContext } from '../../server/events/domain-events';
import '../../payment/cashier-refunds/schema';
import './events';
import { isNotPostponed, drainDue } from '../../server/jobs/due-work';

/** Time that the cashier promises for a transfer back to a bank card or an e-wallet. */
const WAY_MS = 3 * 24 * 60 * 60_000;

export const arrivalOf = (done: Date): Date => new Date(done.getTime() + WAY_MS);

/** Marks refunds whose money has reached the payer; each part that goes through the cashier was confirmed. */
export function noteArrivals(context: EventContext): Promise<void> {
  const { db, now, emit } = context;
  return drainDue(context, 'note arrivals of refunds', (turn) =>
    inTransaction(db, async (tx) => {
      const due = await tx
        .selectFrom('refund_order')
        .select(['refund_no', 'order_no'])
        .where('arrives_at', '<=', now)
        .where('arrived_at', 'is', null)
        .where(isNotPostponed('refund_no', turn))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('cashier_refund')
                .select('cashier_refund.refund_no')
                .whereRef('after_sale_no', '=', 'refund_order.refund_no')
                .where('transfer_no', 'is', null),
            ),
          ),
        )
        .orderBy('arrives_at')
        .limit(1)
        .executeTakeFirst();
      if (due === undefined) return false;
      turn.take(due.refund_no);
      // lock order: the order first, as everywhere; another process may have been faster
      await lockOrder(tx, due.order_no);
      const { numUpdatedRows } = await tx
        .updateTable('refund_order')
        .set({ arrived_at: now })
        .where('refund_no', '=', due.refund_no)
        .where('arrived_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return true;
      const content = `退款已到账（${due.refund_no}）`;
      await insertOrderLog(tx, { orderNo: due.order_no, at: now, operatorName: SYSTEM, content });
      const arrived = { refundNo: due.refund_no, orderNo: due.order_no };
      await emit({ db: tx, now }, 'refund.arrived', arrived);
      return true;
    }),
  );
}
