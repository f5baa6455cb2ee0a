import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { CancelKind } from '../../../src/contract/order/list';
import { inTransaction } from '../db/transaction';
import type { EventSource } from '../server/events/domain-events';
import type { CallerContext } from '../server/http/implement';
import type { OrderClosed } from './events';
import { moveOrder } from './move';
import { insertOrderLog, SYSTEM } from './order-log';
import { findOrderFor, type Order } from './scope';

type SeatHold = Pick<Order, 'order_status' | 'pay_deadline'>;

/** Returns whether an order was neither paid nor decided in time, so that its seats are due to be freed. */
export function isOverdue(order: SeatHold, now: Date): boolean {
  return HELD_STATUSES.some((status) => status === order.order_status) && order.pay_deadline <= now;
}

/** States in which seats are held until `pay_deadline`: the deadline of the payment or of the approval. */
export const HELD_STATUSES = ['待支付', '待审批'] as const;

/** Returns whether the order can be paid or cancelled now. */
export function isOpen(order: SeatHold, now: Date): boolean {
  return order.order_status === '待支付' && order.pay_deadline > now;
}

/** Returns whether the order can still be decided, or withdrawn by cancelling it. */
export function isAwaitingApproval(order: SeatHold, now: Date): boolean {
  return order.order_status === '待审批' && order.pay_deadline > now;
}

/** Locks the order until the transaction ends; undefined when it does not exist. */
export function lockOrder(tx: Database, orderNo: string): Promise<Order | undefined> {
  return tx
    .selectFrom('flight_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
}

/** Cancels an order locked by the transaction and frees its holds. */
export async function cancelOrder(
  source: EventSource,
  orderNo: string,
  { kind, operatorName, reason = '' }: Cancellation,
): Promise<void> {
  const expired = kind === 'unpaid' || kind === 'undecided';
  const { db, now } = source;
  await moveOrder(
    db,
    { orderNo, to: '已取消', at: now },
    { expired, cancel_kind: kind, cancelled_by: operatorName, cancel_reason: reason },
  );
  const content = reason === '' ? LOGGED[kind] : `${LOGGED[kind]}，原因：${reason}`;
  await insertOrderLog(db, { orderNo, at: now, operatorName, content });
  await close(source, orderNo, expired ? 'expired' : 'cancelled');
}

interface Cancellation {
  kind: CancelKind;
  operatorName: string;
  /** Reason in the words of the person who cancels. */
  reason?: string;
}

const LOGGED: Record<CancelKind, string> = {
  cancelled: '取消订单',
  withdrawn: '撤回审批申请，订单取消，座位已释放',
  unpaid: '超过支付时限未支付，订单自动取消，座位已释放',
  undecided: '超过审批时限未审批，订单自动取消，座位已释放',
};

function close(source: EventSource, orderNo: string, reason: OrderClosed['reason']): Promise<void> {
  return source.emit(source, 'order.closed', { orderNo, reason });
}

/** Cancels an overdue order locked by the transaction. */
export function expireOrder(
  source: EventSource,
  { order_no: orderNo, order_status }: Pick<Order, 'order_no' | 'order_status'>,
): Promise<void> {
  const kind = order_status === '待审批' ? 'undecided' : 'unpaid';
  return cancelOrder(source, orderNo, { kind, operatorName: SYSTEM });
}

interface Decision {
  operatorName: string;
  opinion: string;
}

/** Opens an approved order, locked by the transaction, for payment. */
export async function openForPayment(
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  orderNo: string,
  { operatorName, opinion, payMinutes }: Decision & { payMinutes: number },
): Promise<void> {
  const payDeadline = new Date(now.getTime() + payMinutes * 60_000);
  await moveOrder(
    db,
    { orderNo, to: '待支付', at: now },
    {
      pay_deadline: payDeadline,
      price_guaranteed_until: sql<Date>`least(price_guaranteed_until, ${payDeadline})`,
    },
  );
  await insertOrderLog(db, {
    orderNo,
    at: now,
    operatorName,
    content: withOpinion('审批通过，等待支付', opinion),
  });
}

/** Ends an order, locked by the transaction, that its approver refuses. */
export async function refuseOrder(
  source: EventSource,
  orderNo: string,
  { operatorName, opinion }: Decision,
): Promise<void> {
  await moveOrder(source.db, { orderNo, to: '审批不通过', at: source.now });
  await insertOrderLog(source.db, {
    orderNo,
    at: source.now,
    operatorName,
    content: withOpinion('审批不通过，座位已释放', opinion),
  });
  await close(source, orderNo, 'refused');
}

interface PaidBy {
  orderNo: string;
  isChange: boolean;
  /** null for a free change, which has no payment. */
  payType: number | null;
  subPayType: number | null;
  /** Pay type of the enterprise's part of a mixed payment. */
  companyPayType: number | null;
}

/** Moves a paid order, locked by the transaction, to 出票中, or a change to 改签中. */
export async function markPaid(
  source: EventSource,
  { orderNo, isChange, payType, subPayType, companyPayType }: PaidBy,
): Promise<void> {
  const { db, now } = source;
  await moveOrder(
    db,
    { orderNo, to: isChange ? '改签中' : '出票中', at: now },
    {
      pay_type: payType,
      sub_pay_type: subPayType,
      company_pay_type: companyPayType,
      paid_at: payType === null ? null : now,
      next_issue_at: now,
    },
  );
  await source.emit(source, 'order.paid', { orderNo });
}

/** Ends a paid order, locked by the transaction, whose tickets the supplier does not issue. */
export async function failOrder(source: EventSource, orderNo: string): Promise<void> {
  await moveOrder(source.db, { orderNo, to: '出票失败', at: source.now }, { next_issue_at: null });
  await close(source, orderNo, 'notIssued');
}

function withOpinion(content: string, opinion: string): string {
  return opinion === '' ? content : `${content}，审批意见：${opinion}`;
}

/** Cancels an order if it is still overdue under its lock. `db` must be outside a transaction. */
export async function expireIfOverdue({ db, now, emit }: EventSource, orderNo: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (order !== undefined && isOverdue(order, now)) await expireOrder({ db: tx, now, emit }, order);
  });
}

/**
 * Returns the current order; an order whose deadline has passed is cancelled first. A caller who only views sees it as
 * it is.
 */
export async function findCurrentOrder(
  context: Pick<CallerContext, 'db' | 'caller' | 'now' | 'emit'>,
  orderNo: string,
): Promise<Order> {
  const { db, caller, now } = context;
  const order = await findOrderFor(db, caller, orderNo);
  if (!isOverdue(order, now) || caller.isViewOnly === true) return order;
  await expireIfOverdue(context, orderNo);
  return findOrderFor(db, caller, orderNo);
}
