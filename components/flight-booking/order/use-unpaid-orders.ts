import { queryTodo, type TodoOrder } from '../../../src/contract/home';
import { useCall } from '../../../src/element/data/use-call';

export interface UnpaidOrderList {
  /** First few orders of each kind: those to be paid next, then those awaiting approval. */
  orders: readonly TodoOrder[];
  /** Number of all held orders. */
  total: number;
  ask(): void;
}

/** The user's unpaid orders with held seats; undefined when there are none or while loading. */
export function useUnpaidOrders(): UnpaidOrderList | undefined {
  const { data, refetch } = useCall(queryTodo, {}, { live: true, quiet: true });
  if (!data) return undefined;
  const { unpaid, pendingApproval } = data;
  const orders = [...unpaid.orderList, ...pendingApproval.orderList];
  if (orders.length === 0) return undefined;
  return { orders, total: unpaid.total + pendingApproval.total, ask: () => void refetch() };
}
