import { ORDER_STATUS, type OrderRow, type OrderStatus } from '../../../src/contract/order/list';

type Row = Pick<OrderRow, 'orderStatus'>;

const WAITING_MS = 30_000;
const UNDER_WAY_MS = 3000;

/** The airline is at it: moments, as a rule. */
const UNDER_WAY: readonly OrderStatus[] = [
  ORDER_STATUS.issuing,
  ORDER_STATUS.changing,
  ORDER_STATUS.refunding,
];

/** Orders that wait for their approver are asked about anew while they are in view: the booker is to hear of it. */
export const refetchInterval = (orders: readonly Row[]): number | false =>
  orders.some(({ orderStatus }) => orderStatus === ORDER_STATUS.pendingApproval) ? WAITING_MS : false;

/** So is the one order in view while the airline is at it, more often. */
export const detailRefetchInterval = (order: Row | undefined): number | false =>
  order && UNDER_WAY.includes(order.orderStatus) ? UNDER_WAY_MS : refetchInterval(order ? [order] : []);
