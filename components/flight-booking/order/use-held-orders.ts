import { queryTodo, type TodoOrder } from '../../../src/contract/home';
import { useCall } from '../../../src/element/data/use-call';

export interface HeldOrders {
  /** The next to be paid first, then those that wait for their approver; the first few of each. */
  orders: readonly TodoOrder[];
  /** All of them. */
  total: number;
  ask(): void;
}

/** Own orders whose seats are held and that are not paid yet; undefined where there are none or they are not known. */
export function useHeldOrders(): HeldOrders | undefined {
  const { data, refetch } = useCall(queryTodo, {}, { live: true, quiet: true });
  if (!data) return undefined;
  const { unpaid, pendingApproval } = data;
  const orders = [...unpaid.orderList, ...pendingApproval.orderList];
  if (orders.length === 0) return undefined;
  return { orders, total: unpaid.total + pendingApproval.total, ask: () => void refetch() };
}
