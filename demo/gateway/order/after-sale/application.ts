import type { Generated } from 'kysely';
import type { OrderStatus } from '../../../../src/contract/order/list';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { Database } from '../../db/database';
import { isAwaitingApproval, isOpen, lockOrder } from '../lifecycle';
import { moveOrder } from '../move';
import { insertOrderLog, SYSTEM } from '../order-log';
import type { MayWork, Order } from '../scope';
import type { OpenStatus } from './states';

/** Columns shared by changes, refunds and rebuys. */
export interface AfterSaleApplication {
  applicant_no: string;
  applicant_name: string;
  remark: string;
  applied_at: Date;
}

/** An application whose own order has new tickets that replace those of the old order. */
export interface ReplacingApplication extends AfterSaleApplication {
  /** The order that holds the new tickets. */
  order_no: string;
  /** State that the order of the old tickets returns to when the application ends without effect. */
  status_before: OpenStatus;
  ended_at: Date | null;
}

/** A new ticket and the old one that it replaces. */
export interface ReplacingTicket {
  order_no: string;
  segment_no: number;
  passenger_no: number;
  old_order_no: string;
  old_segment_no: number;
  old_passenger_no: number;
  /** The application failed and the old ticket is unchanged. */
  ended: Generated<boolean>;
}

export interface Replacement {
  segmentNo: number;
  passengerNo: number;
  oldSegmentNo: number;
  oldPassengerNo: number;
}

export const replacingTicket = (
  { newOrderNo, oldOrderNo }: { newOrderNo: string; oldOrderNo: string },
  { segmentNo, passengerNo, oldSegmentNo, oldPassengerNo }: Replacement,
) => ({
  order_no: newOrderNo,
  segment_no: segmentNo,
  passenger_no: passengerNo,
  old_order_no: oldOrderNo,
  old_segment_no: oldSegmentNo,
  old_passenger_no: oldPassengerNo,
});

interface Source {
  db: Database;
  now: Date;
}

/** Moves a locked order to the state of an application and writes its log. */
export async function beginAfterSale(
  { db, now }: Source,
  order: { orderNo: string; to: OrderStatus; operatorName: string; content: string },
): Promise<void> {
  await moveOrder(db, { ...order, at: now });
  await insertOrderLog(db, { ...order, at: now });
}

/** Writes the outcome to the log of an order. */
export const noteAfterSale = (db: Database, at: Date, orderNo: string, content: string): Promise<void> =>
  insertOrderLog(db, { orderNo, at, operatorName: SYSTEM, content });

/** Returns the application while it is open and locks the order of the old tickets after it, the usual lock order. */
export async function lockReplaced<Application extends { outcome: string }>(
  db: Database,
  found: Application | undefined,
  oldOrderNoOf: (application: Application) => string,
): Promise<Application | undefined> {
  if (found?.outcome !== 'open') return undefined;
  await lockOrder(db, oldOrderNoOf(found));
  return found;
}

/** Rights of a viewer in the order of the new tickets. */
export const openRights = (
  order: Pick<Order, 'order_no' | 'order_status' | 'pay_deadline' | 'total_amount'>,
  { mayWork, now }: { mayWork: MayWork; now: Date },
): { canPay: boolean; canCancel: boolean } => ({
  canPay: isOpen(order, now) && order.total_amount > 0 && mayWork(OBJECT.payOrder, order.order_no),
  canCancel:
    (isOpen(order, now) || isAwaitingApproval(order, now)) && mayWork(OBJECT.cancelOrder, order.order_no),
});
