import type { OrderStatus, TicketStatus } from '../../../../src/contract/order/list';

/** State of an order after a refund of it has ended. */
export function statusAfterRefund(
  tickets: readonly TicketStatus[],
  ended: '已退票' | '退票失败',
): Extract<OrderStatus, '已退票' | '部分退票' | '退票失败'> {
  // exchanged tickets continue in the order of their change
  if (tickets.length > 0 && tickets.every((status) => status === 'REFUNDED')) return '已退票';
  // after a failed refund, tickets of an earlier one remain refunded
  return ended === '已退票' || tickets.includes('REFUNDED') ? '部分退票' : '退票失败';
}
