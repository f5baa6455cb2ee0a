import type { OrderStatus, TicketStatus } from '../../../../src/contract/order/list';

/** What an order is once a refund of it has ended. */
export function statusAfterRefund(
  tickets: readonly TicketStatus[],
  ended: '已退票' | '退票失败',
): Extract<OrderStatus, '已退票' | '部分退票' | '退票失败'> {
  // what was exchanged is in the order of its change
  const isOver = tickets.every((status) => status === 'REFUNDED' || status === 'EXCHANGED');
  if (isOver && tickets.includes('REFUNDED')) return '已退票';
  // of one that failed, what an earlier one gave back is gone all the same
  return ended === '已退票' || tickets.includes('REFUNDED') ? '部分退票' : '退票失败';
}
