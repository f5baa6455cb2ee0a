import type { OrderStatus, TicketStatus } from '../../contract/order/list';
import type { RebuyOutcome } from '../../contract/order/rebuy';
import type { RefundState } from '../../contract/order/refund-state';

/** Possible next states of each state. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/**
 * Transitions of an order (domain terms). A change is an order too: it is paid as one, then exchanged instead of
 * issued.
 */
export const ORDER_TRANSITIONS: Transitions<OrderStatus> = {
  待审批: ['待支付', '审批不通过', '已取消'],
  审批不通过: [],
  待支付: ['出票中', '改签中', '已取消'],
  出票中: ['已出票', '出票失败'],
  出票失败: [],
  已出票: ['改签待核算', '退票中', '完成'],
  // Returns to the former state where the change fails.
  改签待核算: ['改签中', '已出票', '部分退票', '退票失败'],
  // Refunded once the tickets bought in their place are issued.
  改签中: ['已出票', '已改签', '部分退票', '退票失败', '改签失败', '退票中'],
  已改签: [],
  改签失败: [],
  退票中: ['已退票', '部分退票', '退票失败'],
  已退票: [],
  部分退票: ['改签待核算', '退票中'],
  退票失败: ['改签待核算', '退票中', '完成'],
  已取消: [],
  完成: [],
};

/** Transitions of a ticket. OPEN FOR USE follows itself when the flight has departed without the passenger. */
export const TICKET_TRANSITIONS: Transitions<TicketStatus> = {
  '': ['OPEN FOR USE'],
  'OPEN FOR USE': ['OPEN FOR USE', 'CHECKED IN', 'USED/FLOWN', 'REFUNDED', 'EXCHANGED', 'SUSPENDED', 'VOID'],
  'CHECKED IN': ['OPEN FOR USE', 'USED/FLOWN'],
  'USED/FLOWN': [],
  REFUNDED: [],
  EXCHANGED: [],
  SUSPENDED: ['OPEN FOR USE', 'VOID'],
  VOID: [],
};

/** Transitions of a refund. The agency can ask the supplier again for one that was refused. */
export const REFUND_TRANSITIONS: Transitions<RefundState> = {
  退票中: ['已退票', '退票失败'],
  已退票: [],
  退票失败: ['退票中'],
};

/** Outcome of a change, whose order has states of its own. */
export type ChangeOutcome = 'open' | 'done' | 'failed' | 'cancelled';

export const CHANGE_TRANSITIONS: Transitions<ChangeOutcome> = {
  open: ['done', 'failed', 'cancelled'],
  done: [],
  failed: [],
  cancelled: [],
};

/** Transitions of a rebuy. A failed refund can be requested again. */
export const REBUY_TRANSITIONS: Transitions<RebuyOutcome> = {
  open: ['bought', 'refundFailed', 'notIssued', 'cancelled'],
  bought: ['done', 'refundFailed'],
  refundFailed: ['done'],
  done: [],
  notIssued: [],
  cancelled: [],
};

/** States of orders and changes whose tickets are not issued yet: their cost is reserved. */
export const HELD_STATES = [
  '待审批',
  '待支付',
  '出票中',
  '改签待核算',
  '改签中',
] as const satisfies readonly OrderStatus[];

/** Returns the states that can precede one. */
export function statesBefore<State extends string>(transitions: Transitions<State>, to: State): State[] {
  return (Object.keys(transitions) as State[]).filter((from) => transitions[from].includes(to));
}

/** Next state of an order if nothing goes wrong and no user cancels. */
const USUAL_WAY: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  待审批: '待支付',
  待支付: '出票中',
  出票中: '已出票',
  已出票: '完成',
};

/** Returns the coming states of an order on its usual way; none for one that has ended or left it. */
export function statesAhead(now: OrderStatus): OrderStatus[] {
  const next = USUAL_WAY[now];
  return next === undefined ? [] : [next, ...statesAhead(next)];
}
