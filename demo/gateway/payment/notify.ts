import type { FastifyBaseLogger } from 'fastify';
import { formatPrice } from '../../../src/domain/money/money';
import type { PayNotice } from '../cashier/protocol';
import type { DatabaseTransaction } from '../db/database';
import { expireOrder, isOpen, isOverdue, lockOrder } from '../order/lifecycle';
import type { Order } from '../order/scope';
import { SYSTEM } from '../order/order-log';
import { findPayment, type Payment } from './queries';
import { settle, takeAndRefund } from './settle';

/** `unknown`: no such payment, or of another amount. `paid`: the order's tickets can be issued now. */
export type NoticeOutcome =
  | { outcome: 'paid'; orderNo: string }
  | { outcome: 'known' | 'refunded' | 'unknown' };

/**
 * Takes a signed notice of the cashier, once: the same notice again changes nothing. The money of an order that
 * was cancelled, ran out of time, was paid another way or changed its price meanwhile goes back at once.
 */
export async function takeNotice(
  tx: DatabaseTransaction,
  notice: PayNotice,
  now: Date,
  log: FastifyBaseLogger,
): Promise<NoticeOutcome> {
  const { paymentNo, tradeNo, amount } = notice;
  const known = await findPayment(tx, paymentNo);
  // the order is locked before the payment, as everywhere
  const order = known && (await lockOrder(tx, known.order_no));
  const payment = order && (await findPayment(tx, paymentNo, { lock: true }));
  if (order === undefined || payment === undefined || payment.amount - payment.company_amount !== amount) {
    log.error({ paymentNo, amount }, 'the cashier was paid for a payment that is not ours');
    return { outcome: 'unknown' };
  }
  if (payment.pay_state !== 'pending') return { outcome: 'known' };

  const reason = await whyUnusable(tx, order, payment, now);
  if (reason === undefined && (await settle(tx, order, payment, { now, operatorName: SYSTEM, tradeNo }))) {
    return { outcome: 'paid', orderNo: order.order_no };
  }
  const why = reason ?? '支付完成时企业余额不足';
  log.warn({ paymentNo, orderNo: order.order_no, reason: why }, 'a payment came in that is refunded');
  await takeAndRefund(tx, order, payment, { now, reason: why, tradeNo });
  return { outcome: 'refunded' };
}

/** Why the order cannot use this money; an order that is overdue is cancelled on the way. */
async function whyUnusable(
  tx: DatabaseTransaction,
  order: Order,
  payment: Payment,
  now: Date,
): Promise<string | undefined> {
  if (isOverdue(order, now)) {
    await expireOrder(tx, order, now);
    return '支付完成时订单已超过支付时限';
  }
  if (order.expired) return '支付完成时订单已超过支付时限';
  if (order.order_status === '已取消') return '支付完成时订单已取消';
  if (!isOpen(order, now)) return '订单已通过其他方式支付';
  if (order.total_amount !== payment.amount) {
    return `支付完成时应付金额已变为¥${formatPrice(order.total_amount)}`;
  }
  return undefined;
}
