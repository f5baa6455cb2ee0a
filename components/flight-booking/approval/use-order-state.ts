import { useQuery } from '@tanstack/react-query';
import type { Application } from '../../../src/contract/approval';
import type { OrderStatus } from '../../../src/contract/order-list';
import { queryClientOf } from '../../../src/element/server-state';
import { withSession } from '../../../src/element/sign-in';
import type { Booking } from '../booking';
import { readOrderState } from '../calls';
import type { MadeOrder } from '../flow';

/** How often an order that waits is asked about while it is looked at. */
const POLL_MS = 10_000;

export interface OrderState {
  orderStatus: OrderStatus;
  payDeadline: string;
  priceGuaranteedUntil: string;
  /** The application it waits or waited for, once it is known. */
  application: Application | undefined;
  /** The last question about it was not answered. */
  isStale: boolean;
  isAsking: boolean;
  ask(): void;
}

/** An order as it stands: one that waits for its approver is asked about while the page is visible, and on return. */
export function useOrderState({ host }: Booking, order: MadeOrder): OrderState {
  const { orderNo, waitsForApplyId } = order;
  const state = useQuery(
    {
      queryKey: ['order-state', orderNo],
      queryFn: () => withSession(host, () => readOrderState(host.runtime, orderNo, waitsForApplyId)),
      enabled: waitsForApplyId !== '',
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data === undefined || data.order.orderStatus === '待审批' ? POLL_MS : false,
      refetchOnWindowFocus: true,
    },
    queryClientOf(host.runtime),
  );
  const { orderStatus, payDeadline, priceGuaranteedUntil } = state.data?.order ?? order;
  return {
    orderStatus,
    payDeadline,
    priceGuaranteedUntil,
    application: state.data?.application,
    isStale: state.isError,
    isAsking: state.isFetching,
    ask: () => void state.refetch(),
  };
}
