import type { OrderRow } from '../../../src/contract/order/list';

const LOOK_AGAIN_MS = 30_000;

/** Orders that wait for their approver are looked at anew while they are in view: the booker is to hear of it. */
export const lookAgainAfter = (orders: readonly Pick<OrderRow, 'orderStatus'>[]): number | false =>
  orders.some(({ orderStatus }) => orderStatus === '待审批') ? LOOK_AGAIN_MS : false;
