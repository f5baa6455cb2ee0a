import { ORDER_STATUS, type OrderRow, type OrderStatus } from '../../../src/contract/order/list';

type Row = Pick<OrderRow, 'orderStatus'>;

const WAITING_MS = 30_000;
const UNDER_WAY_MS = 3000;

/** Statuses in which the airline is processing, usually for moments. */
const UNDER_WAY: readonly OrderStatus[] = [
  ORDER_STATUS.issuing,
  ORDER_STATUS.changing,
  ORDER_STATUS.refunding,
];

/** Interval in ms for a list. Orders that await approval are polled, so that the booker learns of the decision. */
export const refetchInterval = (orders: readonly Row[]): number | false =>
  orders.some(({ orderStatus }) => orderStatus === ORDER_STATUS.pendingApproval) ? WAITING_MS : false;

/** Interval in ms for the order in view, shorter while the airline is processing. */
export const detailRefetchInterval = (order: Row | undefined): number | false =>
  order && UNDER_WAY.includes(order.orderStatus) ? UNDER_WAY_MS : refetchInterval(order ? [order] : []);
