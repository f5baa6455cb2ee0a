import type { OrderRow } from '../../../src/contract/order/list';

const REFETCH_MS = 30_000;

/** Orders that wait for their approver are asked about anew while they are in view: the booker is to hear of it. */
export const refetchInterval = (orders: readonly Pick<OrderRow, 'orderStatus'>[]): number | false =>
  orders.some(({ orderStatus }) => orderStatus === '待审批') ? REFETCH_MS : false;
