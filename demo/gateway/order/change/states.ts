import type { OrderStatus, TicketStatus } from '../../../../src/contract/order/list';
import { ticketObstacle } from '../../../../src/domain/fare/ticket-obstacle';

/** States of an order in which tickets can be changed. */
const CHANGEABLE = ['已出票', '部分退票', '退票失败'] as const satisfies readonly OrderStatus[];
export type ChangeableStatus = (typeof CHANGEABLE)[number];

export const canBeChanged = (status: OrderStatus): status is ChangeableStatus =>
  CHANGEABLE.some((changeable) => changeable === status);

/** States in which another change or refund of the order is waited for. */
const UNDER_WAY: readonly OrderStatus[] = ['改签待核算', '改签中', '退票中'];

export const isUnderWay = (status: OrderStatus): boolean => UNDER_WAY.includes(status);

/** What an order is whose tickets were exchanged, by what has become of them all. */
export function statusAfterChange(
  tickets: readonly TicketStatus[],
): OrderStatus & ('已改签' | '部分退票' | '已出票') {
  const isLeft = tickets.some((status) => ticketObstacle(status) === undefined || status === 'CHECKED IN');
  if (!isLeft) return '已改签';
  return tickets.includes('REFUNDED') ? '部分退票' : '已出票';
}
