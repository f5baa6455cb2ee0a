import { closePending } from '../approval/pending-queries';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { giveBackSeats } from '../flight-booking/inventory';
import type { CallerContext } from '../server/implement';
import { insertOrderLog, SYSTEM } from './order-log';
import { findOrderFor, type Order } from './scope';

type Held = Pick<Order, 'order_status' | 'pay_deadline'>;

/** Is this an order neither paid nor decided in time, whose seats are due to be freed? */
export function isOverdue(order: Held, now: Date): boolean {
  return HELD_STATUSES.some((status) => status === order.order_status) && order.pay_deadline <= now;
}

/** States in which seats are held until `pay_deadline`: the time to pay, or the approver's time to decide. */
export const HELD_STATUSES = ['待支付', '待审批'] as const;

/** May it be paid or cancelled now? */
export function isOpen(order: Held, now: Date): boolean {
  return order.order_status === '待支付' && order.pay_deadline > now;
}

/** May it still be decided, or be withdrawn by cancelling it? */
export function isAwaitingApproval(order: Held, now: Date): boolean {
  return order.order_status === '待审批' && order.pay_deadline > now;
}

/** The order, locked until the transaction ends; undefined if there is none. */
export function lockOrder(tx: Database, orderNo: string): Promise<Order | undefined> {
  return tx
    .selectFrom('flight_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
}

/** Cancels an order that the transaction has locked, frees its seats and closes the application it waits for. */
export async function cancelOrder(
  db: Database,
  orderNo: string,
  { now, operatorName, content, expired = false }: CancelReason,
): Promise<void> {
  await closePending(db, orderNo, expired ? '已过期' : '已撤回', now);
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
export function expireOrder(
  db: Database,
  { order_no: orderNo, order_status }: Pick<Order, 'order_no' | 'order_status'>,
  now: Date,
): Promise<void> {
  const missed = order_status === '待审批' ? '超过审批时限未审批' : '超过支付时限未支付';
  const content = `${missed}，订单自动取消，座位已释放`;
  return cancelOrder(db, orderNo, { now, operatorName: SYSTEM, content, expired: true });
}

interface Decision {
  now: Date;
  operatorName: string;
  opinion: string;
}

/** Lets an order that waited for approval, and that the transaction has locked, be paid from now on. */
export async function openForPayment(
  db: Database,
  orderNo: string,
  { now, operatorName, opinion, payMinutes }: Decision & { payMinutes: number },
): Promise<void> {
  const payDeadline = new Date(now.getTime() + payMinutes * 60_000);
  await db
    .updateTable('flight_order')
    .set((eb) => ({
      order_status: '待支付',
      pay_deadline: payDeadline,
      price_guaranteed_until: eb
        .case()
        .when('price_guaranteed_until', '>', payDeadline)
        .then(payDeadline)
        .else(eb.ref('price_guaranteed_until'))
        .end(),
    }))
    .where('order_no', '=', orderNo)
    .execute();
  await insertOrderLog(db, {
    orderNo,
    at: now,
    operatorName,
    content: withOpinion('审批通过，等待支付', opinion),
  });
}

/** Ends an order whose approver, by a transaction that has locked it, refuses: its seats are freed. */
export async function refuseOrder(
  db: Database,
  orderNo: string,
  { now, operatorName, opinion }: Decision,
): Promise<void> {
  await giveBackSeats(db, orderNo);
  await db
    .updateTable('flight_order')
    .set({ order_status: '审批不通过' })
    .where('order_no', '=', orderNo)
    .execute();
  await insertOrderLog(db, {
    orderNo,
    at: now,
    operatorName,
    content: withOpinion('审批不通过，座位已释放', opinion),
  });
}

function withOpinion(content: string, opinion: string): string {
  return opinion === '' ? content : `${content}，审批意见：${opinion}`;
}

/** Cancels an order if it is overdue, whatever has happened to it meanwhile. */
export async function expireIfOverdue(db: Database, orderNo: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (order !== undefined && isOverdue(order, now)) await expireOrder(tx, order, now);
  });
}

/** The order as it is now: one whose time to pay or to be decided is over is cancelled before anyone looks at it. */
export async function findCurrentOrder(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  orderNo: string,
): Promise<Order> {
  const order = await findOrderFor(db, caller, orderNo);
  if (!isOverdue(order, now)) return order;
  await expireIfOverdue(db, orderNo, now);
  return findOrderFor(db, caller, orderNo);
}
