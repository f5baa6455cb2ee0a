import { array, literal, object } from 'valibot';
import { OrderStatus } from '../../contract/order/list';

/** Orders of some states; empty for all. In a module of its own, because it imports the calls of orders. */
export const OrdersTarget = object({ target: literal('orders'), statuses: array(OrderStatus) });
