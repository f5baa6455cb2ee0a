import type { OrderStatus } from '../../../../src/contract/order/list';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findOrderFor, type Order } from '../scope';

/** States of an order in which its tickets can be changed or refunded. */
const OPEN = ['已出票', '部分退票', '退票失败'] as const satisfies readonly OrderStatus[];
export type OpenStatus = (typeof OPEN)[number];

export const isAfterSaleAllowed = (status: OrderStatus): status is OpenStatus =>
  OPEN.some((open) => open === status);

/** States in which another change or refund of the order is in progress. */
const UNDER_WAY: readonly OrderStatus[] = ['改签待核算', '改签中', '退票中'];

export const isUnderWay = (status: OrderStatus): boolean => UNDER_WAY.includes(status);

/** Locks the order to be changed and returns it with its state. Throws changeUnderWay and orderNotChangeable. */
export async function lockChangeable(
  { db, caller }: Pick<CallerContext, 'db' | 'caller'>,
  orderNo: string,
): Promise<{ order: Order; statusBefore: OpenStatus }> {
  const order = await findOrderFor(db, caller, orderNo, { lock: true });
  const { order_status: statusBefore } = order;
  if (isUnderWay(statusBefore)) throw new Fault('changeUnderWay');
  if (!isAfterSaleAllowed(statusBefore)) throw new Fault('orderNotChangeable');
  return { order, statusBefore };
}
