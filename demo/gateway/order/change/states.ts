import type { OrderStatus, TicketStatus } from '../../../../src/contract/order/list';
import { ticketObstacle } from '../../../../src/domain/fare/ticket-obstacle';

/** State of an order with exchanged tickets, derived from the states of all its tickets. */
export function statusAfterChange(
  tickets: readonly TicketStatus[],
): OrderStatus & ('已改签' | '部分退票' | '已出票') {
  const isLeft = tickets.some((status) => ticketObstacle(status) === undefined || status === 'CHECKED IN');
  if (tickets.includes('REFUNDED')) return '部分退票';
  return isLeft ? '已出票' : '已改签';
}
