import type { Application } from '../../../src/contract/approval/approval';
import type { OrderStatus } from '../../../src/contract/order/list';
import { useLiveQuery } from '../../../src/element/data/use-live-query';
import type { Booking } from '../model/booking';
import { readOrderState } from '../model/calls';
import type { MadeOrder } from '../model/flow';

/** How often an order that waits is asked about while it is looked at. */
const LOOK_AGAIN_MS = 10_000;

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
  const state = useLiveQuery(host, {
    queryKey: ['order-state', orderNo],
    read: () => readOrderState(host.runtime, orderNo, waitsForApplyId),
    enabled: waitsForApplyId !== '',
    lookAgainAfter: (data) =>
      data === undefined || data.order.orderStatus === '待审批' ? LOOK_AGAIN_MS : false,
  });
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
