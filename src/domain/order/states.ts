import type { OrderStatus, TicketStatus } from '../../contract/order/list';
import type { RebuyOutcome } from '../../contract/order/rebuy';
import type { RefundState } from '../../contract/order/refund-state';

/** What each state can turn into. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Of an order (domain terms). A change is an order too: it is paid as one, then exchanged instead of issued. */
export const ORDER_TRANSITIONS: Transitions<OrderStatus> = {
  待审批: ['待支付', '审批不通过', '已取消'],
  审批不通过: [],
  待支付: ['出票中', '改签中', '已取消'],
  出票中: ['已出票', '出票失败'],
  出票失败: [],
  已出票: ['改签待核算', '退票中', '完成'],
  // back to what it was where the change comes to nothing
  改签待核算: ['改签中', '已出票', '部分退票', '退票失败'],
  // given back once the tickets that were bought in their place are issued
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

/** Of a ticket. OPEN FOR USE follows itself: its flight has departed without its holder. */
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

export const REFUND_TRANSITIONS: Transitions<RefundState> = {
  退票中: ['已退票', '退票失败'],
  已退票: [],
  退票失败: [],
};

/** What has become of a change: its order has states of its own. */
export type ChangeOutcome = 'open' | 'done' | 'failed' | 'cancelled';

export const CHANGE_TRANSITIONS: Transitions<ChangeOutcome> = {
  open: ['done', 'failed', 'cancelled'],
  done: [],
  failed: [],
  cancelled: [],
};

/** What has become of tickets that are given back for those of a new order. A refund that failed can be asked for again. */
export const REBUY_TRANSITIONS: Transitions<RebuyOutcome> = {
  open: ['bought', 'refundFailed', 'notIssued', 'cancelled'],
  bought: ['done', 'refundFailed'],
  refundFailed: ['done'],
  done: [],
  notIssued: [],
  cancelled: [],
};

/** Of orders, and of changes, whose tickets are not issued and still may be: what they cost is held. */
export const HELD_STATES = [
  '待审批',
  '待支付',
  '出票中',
  '改签待核算',
  '改签中',
] as const satisfies readonly OrderStatus[];

/** The states that can turn into one. */
export function statesBefore<State extends string>(transitions: Transitions<State>, to: State): State[] {
  return (Object.keys(transitions) as State[]).filter((from) => transitions[from].includes(to));
}

/** How an order goes on if nothing goes wrong and nobody changes their mind. */
const USUAL_WAY: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  待审批: '待支付',
  待支付: '出票中',
  出票中: '已出票',
  已出票: '完成',
};

/** The states still to come of an order on its usual way; none for one that has ended or left it. */
export function statesAhead(now: OrderStatus): OrderStatus[] {
  const next = USUAL_WAY[now];
  return next === undefined ? [] : [next, ...statesAhead(next)];
}
