import { formatPrice } from '../../../src/domain/money/money';
import { companyShareOf } from '../../../src/domain/money/shares';
import type { Database } from '../db/database';
import type { OrderClosed } from '../order/events';
import { lockOrder, markPaid } from '../order/lifecycle';
import { insertOrderLog, SYSTEM } from '../order/order-log';
import type { Order } from '../order/scope';
import type { EventSource } from '../server/events/domain-events';
import { beginRefund } from './cashier-refunds/begin';
import { moveMoney, type MoneyMove } from './ledger';
import { companyWallet, findMethod } from './methods';
import { dropCompanyPart, findPaidPayment, sumRefunded, setPaymentState, type Payment } from './queries';

type OrderKey = Pick<Order, 'order_no' | 'enterprise_num'>;
/** The order that is paid. */
type PaidOrder = OrderKey & Pick<Order, 'change_of'>;

/**
 * Moves the money of a payment and the order, locked by the transaction, to 出票中. Returns false and writes nothing when
 * the balance of the wallet is too low.
 */
export async function settle(
  source: EventSource,
  order: PaidOrder,
  payment: Payment,
  { operatorName, tradeNo }: { operatorName: string; tradeNo?: string },
): Promise<boolean> {
  const { db: tx, now } = source;
  const { wallet } = methodOf(payment);
  const memo = `订单${order.order_no}支付`;
  if (!(await moveMoney(tx, { ...moveOf(order, payment, now), kind: 'payment', wallet, memo }))) return false;
  await setPaymentState(tx, payment.payment_no, {
    pay_state: 'paid',
    settled_at: now,
    ...(tradeNo === undefined ? {} : { trade_no: tradeNo }),
  });
  const { order_no: orderNo } = order;
  await markPaid(source, {
    orderNo,
    isChange: order.change_of !== null,
    payType: payment.pay_type,
    subPayType: payment.sub_pay_type,
    companyPayType: payment.company_pay_type,
  });
  const content = `支付成功，${partsText(payment)}`;
  await insertOrderLog(tx, { orderNo, at: now, operatorName, content });
  return true;
}

/** Refunds the money of a payment to its source. */
export async function refund(
  tx: Database,
  order: OrderKey,
  payment: Payment,
  { now, reason }: { now: Date; reason: string },
): Promise<void> {
  await moveBack(tx, order, payment, { memo: `订单${order.order_no}退款：${reason}`, now });
  await setPaymentState(tx, payment.payment_no, { pay_state: 'refunded', settled_at: now });
  const content = `${reason}，款项已退回${partsText(payment)}`;
  await insertOrderLog(tx, { orderNo: order.order_no, at: now, operatorName: SYSTEM, content });
}

/**
 * Refunds a part of an order's payment to its sources, in proportion to the fen for a mixed payment. Returns the pay
 * types with their amounts, empty when nothing is refunded, and whether a part goes through the cashier, which takes
 * days.
 */
export async function refundPart(
  tx: Database,
  order: OrderKey,
  { amount, refundNo, now }: { amount: number; refundNo: string; now: Date },
): Promise<{ where: string; byCashier: boolean }> {
  const payment = await findPaidPayment(tx, order.order_no);
  if (payment === undefined) throw new Error(`Order ${order.order_no} was never paid`);
  if (amount === 0) return { where: '', byCashier: false };
  const { company_amount: company } = payment;
  const former = await sumRefunded(tx, payment.payment_no);
  const share = companyShareOf(amount, { amount: payment.amount, company }, former);
  const part = { ...payment, amount, company_amount: share };
  await moveBack(tx, order, part, { memo: `订单${order.order_no}退票`, now, afterSaleNo: refundNo });
  return { where: partsText(part), byCashier: methodOf(part).wallet === 'cashier' && amount > share };
}

/**
 * Books a part of a payment back to its sources. The cashier's part is due back until the cashier has confirmed it. A
 * payment without a trade was made outside the cashier (the demo's past ones), so there is nothing to ask it for.
 */
async function moveBack(
  tx: Database,
  order: OrderKey,
  part: Payment,
  { memo, now, afterSaleNo }: { memo: string; now: Date; afterSaleNo?: string },
): Promise<void> {
  const { payment_no: paymentNo, trade_no: tradeNo } = part;
  const { wallet } = methodOf(part);
  const own = part.amount - part.company_amount;
  const isDue = wallet === 'cashier' && tradeNo !== null && own > 0;
  const move = {
    ...moveOf(order, part, now),
    kind: 'refund',
    wallet,
    memo,
    isDue,
    refundNo: afterSaleNo,
  } as const;
  if (!(await moveMoney(tx, move))) {
    throw new Error(`No wallet to refund payment ${paymentNo} to`);
  }
  if (!isDue) return;
  const { enterprise_num: enterpriseNum } = order;
  const due = { enterpriseNum, paidFor: 'order', paymentNo, tradeNo, amount: own, afterSaleNo } as const;
  await beginRefund(tx, { ...due, reason: memo }, now);
}

const NOT_DONE = { notIssued: '出票失败', notChanged: '改签失败' } as const;

/** Refunds an order whose tickets are not issued or changed. Other closed orders were unpaid. */
export async function refundClosedOrder(
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  { orderNo, reason }: OrderClosed,
): Promise<void> {
  if (reason !== 'notIssued' && reason !== 'notChanged') return;
  const order = await lockOrder(db, orderNo);
  if (order?.total_amount === 0) return;
  const payment = await findPaidPayment(db, orderNo);
  if (order === undefined || payment === undefined) throw new Error(`Order ${orderNo} was never paid`);
  await refund(db, order, payment, { now, reason: NOT_DONE[reason] });
}

/**
 * Books the money of a payment that an order can no longer use and refunds it at once, so that both transfers are in
 * the ledger.
 */
export async function takeAndRefund(
  tx: Database,
  order: OrderKey,
  payment: Payment,
  { now, reason, tradeNo }: { now: Date; reason: string; tradeNo: string },
): Promise<void> {
  const taken = payment.company_amount === 0 ? payment : await dropCompanyPart(tx, payment.payment_no);
  const { wallet } = methodOf(taken);
  const memo = `订单${order.order_no}支付`;
  await moveMoney(tx, { ...moveOf(order, taken, now), kind: 'payment', wallet, memo });
  await refund(tx, order, { ...taken, trade_no: tradeNo }, { now, reason });
  await setPaymentState(tx, payment.payment_no, {
    pay_state: 'refunded',
    settled_at: now,
    trade_no: tradeNo,
  });
}

function methodOf(payment: Payment) {
  const method = findMethod(payment.pay_type, payment.sub_pay_type);
  if (method === undefined) throw new Error(`Payment ${payment.payment_no} was made by an unknown method`);
  return method;
}

/** Parts of a payment above 0 with the names of their methods, the enterprise's first. Amounts in fen. */
export function partsOf(payment: Payment): { name: string; amount: number }[] {
  const { company_pay_type: payType, company_sub_pay_type: subPayType, company_amount: amount } = payment;
  const own = payment.amount - amount;
  const parts = [{ name: methodOf(payment).name, amount: own }];
  if (payType !== null && subPayType !== null)
    parts.unshift({ name: findMethod(payType, subPayType)?.name ?? '', amount });
  return parts.filter((part) => part.amount > 0);
}

const partsText = (payment: Payment): string =>
  partsOf(payment)
    .map(({ name, amount }) => `${name} ¥${formatPrice(amount)}`)
    .join(' + ');

/** The enterprise's part of a mixed payment. */
function sharedOf(payment: Payment): MoneyMove['shared'] {
  const { company_pay_type: payType, company_sub_pay_type: subPayType, company_amount: amount } = payment;
  if (payType === null || subPayType === null) return undefined;
  const wallet = companyWallet({ payType, subPayType });
  if (wallet === undefined) throw new Error(`Payment ${payment.payment_no} is shared by no wallet`);
  return { wallet, amount };
}

function moveOf(order: OrderKey, payment: Payment, now: Date) {
  const { enterprise_num: enterpriseNum } = order;
  return {
    enterpriseNum,
    paymentNo: payment.payment_no,
    amount: payment.amount,
    shared: sharedOf(payment),
    now,
  };
}
