import { isOpen, isOverdue } from '../order/lifecycle';
import type { Database } from '../db/database';
import { findPayment } from './queries';

/** Returns why the money of a payment is not wanted any more; '' when it is, and for unknown payments. */
export async function whyPaymentOver(db: Database, paymentNo: string, now: Date): Promise<string> {
  const payment = await findPayment(db, paymentNo);
  if (payment === undefined) return '';
  const order = await db
    .selectFrom('flight_order')
    .selectAll()
    .where('order_no', '=', payment.order_no)
    .executeTakeFirstOrThrow();
  if (order.order_status === '已取消') return '该订单已取消';
  if (order.expired || isOverdue(order, now)) return '该订单已超过支付时限';
  if (!isOpen(order, now)) return '该订单已支付';
  return order.total_amount === payment.amount ? '' : '该订单的金额已变化，请重新支付';
}
