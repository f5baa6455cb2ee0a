import type { Database, DatabaseTransaction } from '../db/database';
import { inTransaction } from '../db/transaction';
import { giveBackSeats } from '../flight-booking/inventory';
import type { CallerContext } from '../implement';
import { insertOrderLog, SYSTEM } from './order-log';
import { findOrderFor, type Order } from './scope';

/** Is this an unpaid order whose seats are due to be freed? */
export function isOverdue(order: Pick<Order, 'order_status' | 'pay_deadline'>, now: Date): boolean {
  return order.order_status === '待支付' && order.pay_deadline <= now;
}

/** May it be paid or cancelled now? */
export function isOpen(order: Pick<Order, 'order_status' | 'pay_deadline'>, now: Date): boolean {
  return order.order_status === '待支付' && order.pay_deadline > now;
}

/** The order, locked until the transaction ends; undefined if there is none. */
export function lockOrder(tx: DatabaseTransaction, orderNo: string): Promise<Order | undefined> {
  return tx
    .selectFrom('flight_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
}

/** Cancels an order that the transaction has locked and frees its seats. */
export async function cancelOrder(
  db: Database,
  orderNo: string,
  { now, operatorName, content, expired = false }: CancelReason,
): Promise<void> {
  await giveBackSeats(db, orderNo);
  await db
    .updateTable('flight_order')
    .set({ order_status: '已取消', expired })
    .where('order_no', '=', orderNo)
    .execute();
  await insertOrderLog(db, { orderNo, at: now, operatorName, content });
}

interface CancelReason {
  now: Date;
  operatorName: string;
  content: string;
  expired?: boolean;
}

/** Cancels an overdue order that the transaction has locked. */
export function expireOrder(db: Database, orderNo: string, now: Date): Promise<void> {
  const content = '超过支付时限未支付，订单自动取消，座位已释放';
  return cancelOrder(db, orderNo, { now, operatorName: SYSTEM, content, expired: true });
}

/** Cancels an order if it is overdue, whatever has happened to it meanwhile. */
export async function expireIfOverdue(db: Database, orderNo: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (order !== undefined && isOverdue(order, now)) await expireOrder(tx, orderNo, now);
  });
}

/** The order as it is now: one whose time to pay is over is cancelled before anyone looks at it. */
export async function findCurrentOrder(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  orderNo: string,
): Promise<Order> {
  const order = await findOrderFor(db, caller, orderNo);
  if (!isOverdue(order, now)) return order;
  await expireIfOverdue(db, orderNo, now);
  return findOrderFor(db, caller, orderNo);
}
