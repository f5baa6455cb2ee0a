import { array, literal, object } from 'valibot';
import { OrderStatus } from '../../contract/order/list';

/** The orders of some states; none: all. Apart from the others: it brings the calls of orders along. */
export const OrdersTarget = object({ target: literal('orders'), statuses: array(OrderStatus) });
