import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { cancelOrder, expireOrder, isAwaitingApproval, isOpen, isOverdue } from './lifecycle';
import { findOrderFor } from './scope';

/**
 * Cancels an unpaid order of the caller together with a pending approval; a cancelled order stays cancelled. Throws
 * orderNotCancellable.
 */
export async function cancelOpenOrder(
  context: CallerContext,
  { orderNo, reason }: { orderNo: string; reason: string },
): Promise<{ orderNo: string; orderStatus: '已取消' }> {
  const { db, caller, now } = context;
  const order = await findOrderFor(db, caller, orderNo, { lock: true });
  if (isOverdue(order, now)) await expireOrder(context, order);
  else if (isOpen(order, now) || isAwaitingApproval(order, now)) {
    await cancelOrder(context, orderNo, { kind: 'cancelled', operatorName: caller.staffName, reason });
  } else if (order.order_status !== '已取消') throw new Fault('orderNotCancellable');
  return { orderNo, orderStatus: '已取消' };
}
