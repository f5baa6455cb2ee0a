import type { OrderStatus, TicketStatus } from '../../../../src/contract/order/list';
import { ticketObstacle } from '../../../../src/domain/fare/ticket-obstacle';

/** What an order is whose tickets were exchanged, by what has become of them all. */
export function statusAfterChange(
  tickets: readonly TicketStatus[],
): OrderStatus & ('已改签' | '部分退票' | '已出票') {
  const isLeft = tickets.some((status) => ticketObstacle(status) === undefined || status === 'CHECKED IN');
  if (!isLeft) return '已改签';
  return tickets.includes('REFUNDED') ? '部分退票' : '已出票';
}
