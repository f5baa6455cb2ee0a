import type { FaultText } from '../faults';

export const ORDER_FAULTS = {
  /** The order does not exist, or the caller may not see it: the message does not distinguish the two. */
  orderUnknown: { code: '43001', msg: '订单不存在，或您在当前企业没有查看该订单的权限' },
  orderNotPayable: { code: '43004', msg: '订单当前状态不能支付' },
  orderExpired: { code: '43005', msg: '订单已超过支付时限，座位已释放，请重新预订' },
  ordersNotManaged: { code: '43007', msg: '您没有查看所管理订单的权限，请联系管理员' },
  ownOrdersForbidden: { code: '43010', msg: '您没有查看我的订单的权限，请联系管理员' },
  /** The order has meanwhile reached a state from which the requested transition is impossible. */
  orderStateNotAllowed: { code: '43008', msg: '订单状态已变化，请刷新后重试' },
  ticketStateNotAllowed: { code: '43009', msg: '客票状态已变化，请刷新后重试' },
  orderNotCancellable: { code: '43006', msg: '订单当前状态不能取消' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    order: typeof ORDER_FAULTS;
  }
}
