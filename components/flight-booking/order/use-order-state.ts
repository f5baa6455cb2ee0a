import { useEffect } from 'react';
import { queryApprovalDetail, type Application } from '../../../src/contract/approval/approval';
import { ORDER_STATUS, queryAirTicketDetailNew, type OrderStatus } from '../../../src/contract/order/list';
import { useCall } from '../../../src/element/data/use-call';
import type { CreatedOrder } from '../model/order/created-order';

/** Polling interval of an order that awaits approval, in ms. */
const REFETCH_MS = 10_000;

export interface OrderState {
  orderStatus: OrderStatus;
  payDeadline: string;
  priceGuaranteedUntil: string;
  /** True when the user may pay it, now or after approval. */
  canPay: boolean;
  /** Application that the order waits or waited for; undefined while loading. */
  application: Application | undefined;
  cancellation: CreatedOrder['cancellation'];
  /** True when the last request for its state failed. */
  isStale: boolean;
  isAsking: boolean;
  ask(): void;
}

/**
 * Current state of an order. One that awaits approval is polled while the page is visible, and read again on return.
 */
export function useOrderState(made: CreatedOrder): OrderState {
  const { orderNo, waitsForApplyId: applyId } = made;
  const isAwaited = applyId !== '';
  const interval = (orderStatus: OrderStatus | undefined) =>
    orderStatus === undefined || orderStatus === ORDER_STATUS.pendingApproval ? REFETCH_MS : false;
  const order = useCall(queryAirTicketDetailNew, isAwaited ? { orderNo } : undefined, {
    live: true,
    refetchInterval: (data) => interval(data?.orderStatus),
  });
  const application = useCall(queryApprovalDetail, isAwaited ? { applyId } : undefined, {
    live: true,
    refetchInterval: () => interval(order.data?.orderStatus),
  });
  const { orderStatus, payDeadline, priceGuaranteedUntil, cancellation } = order.data ?? made;
  const isDecided = isAwaited && orderStatus !== ORDER_STATUS.pendingApproval;
  const { refetch } = application;
  useEffect(() => {
    // the application may have been read before the decision
    if (isDecided) void refetch();
  }, [isDecided, refetch]);
  return {
    orderStatus,
    payDeadline,
    priceGuaranteedUntil,
    canPay: orderStatus === ORDER_STATUS.unpaid && order.data ? order.data.canPay : made.canPay,
    application: application.data,
    cancellation,
    isStale: order.isError || application.isError,
    isAsking: order.isFetching || application.isFetching,
    ask() {
      void order.refetch();
      void application.refetch();
    },
  };
}
