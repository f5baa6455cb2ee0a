import type { CancelKind, OrderStatus, TicketStatus } from '../../contract/order/list';
import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const TICKETS: Readonly<Record<TicketStatus, string>> = {
  '': '',
  'OPEN FOR USE': '未使用',
  'CHECKED IN': '已值机',
  'USED/FLOWN': '已使用',
  REFUNDED: '已退票',
  EXCHANGED: '已换开',
  SUSPENDED: '已挂起',
  VOID: '已作废',
};

const CANCELLATIONS: Readonly<Record<CancelKind, string>> = {
  cancelled: '主动取消',
  withdrawn: '撤回审批申请',
  unpaid: '超过支付时限未支付，座位已释放',
  undecided: '超过审批时限未审批，座位已释放',
};

const chinese = {
  /** The gateway's own wording. */
  order: (status: OrderStatus): string => status,
  ticket: (status: TicketStatus): string => TICKETS[status],
  /** Reason of a cancelled order, when none was given. */
  cancellation: (kind: CancelKind): string => CANCELLATIONS[kind],
};

export type OrderStatusTexts = TextsOf<typeof chinese>;

/** Names of order and ticket states, for every area that shows them. */
export const orderStatusTexts = defineTexts('order-status', chinese, () => import('./texts.en'));
