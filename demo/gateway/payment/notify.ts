import { formatPrice } from '../../../src/domain/money/money';
import type { EventLog, EventSource } from '../server/events/domain-events';
import { expireOrder, isOpen, isOverdue, lockOrder } from '../order/lifecycle';
import type { Order } from '../order/scope';
import { SYSTEM } from '../order/order-log';
import { findPayment, type Payment } from './queries';
import { settle, takeAndRefund } from './settle';
import { bookUnlessDealtWith, type HeldPayment } from './suspense/hold';

/**
 * `unknown`: no such payment, or another amount. `known`: this notice was taken before. `secondTrade`: another trade
 * paid the payment before.
 */
export type NoticeOutcome = 'paid' | 'known' | 'refunded' | 'unknown' | 'secondTrade';

/**
 * Takes a signed notice of the cashier once; a repeated notice changes nothing. The money is refunded at once when the
 * order was cancelled, expired, was paid another way or changed its price.
 */
export function takeNotice(source: EventSource, notice: HeldPayment, log: EventLog): Promise<NoticeOutcome> {
  const { db, now } = source;
  return bookUnlessDealtWith(db, notice, {
    paidFor: 'order',
    now,
    book: () => bookNotice(source, notice, log),
  });
}

async function bookNotice(source: EventSource, notice: HeldPayment, log: EventLog): Promise<NoticeOutcome> {
  const { db: tx, now } = source;
  const { paymentNo, tradeNo, amount } = notice;
  const known = await findPayment(tx, paymentNo);
  // lock order: the order before the payment, as everywhere
  const order = known && (await lockOrder(tx, known.order_no));
  const payment = order && (await findPayment(tx, paymentNo, { lock: true }));
  if (order === undefined || payment === undefined || payment.amount - payment.company_amount !== amount) {
    log.error({ paymentNo, amount }, 'the cashier notified an unknown payment');
    return 'unknown';
  }
  if (payment.pay_state !== 'pending') return payment.trade_no === tradeNo ? 'known' : 'secondTrade';

  const reason = await whyUnusable(source, order, payment);
  if (reason === undefined && (await settle(source, order, payment, { operatorName: SYSTEM, tradeNo }))) {
    return 'paid';
  }
  const why = reason ?? '支付完成时企业余额不足';
  log.warn({ paymentNo, orderNo: order.order_no, reason: why }, 'a late payment is refunded');
  await takeAndRefund(tx, order, payment, { now, reason: why, tradeNo });
  return 'refunded';
}

/** Returns the reason why the order cannot use this money. Cancels an overdue order on the way. */
async function whyUnusable(source: EventSource, order: Order, payment: Payment): Promise<string | undefined> {
  const { now } = source;
  if (isOverdue(order, now)) {
    await expireOrder(source, order);
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
