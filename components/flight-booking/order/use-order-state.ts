import { useEffect } from 'react';
import { queryApprovalDetail, type Application } from '../../../src/contract/approval/approval';
import { ORDER_STATUS, queryAirTicketDetailNew, type OrderStatus } from '../../../src/contract/order/list';
import { useCall } from '../../../src/element/data/use-call';
import type { MadeOrder } from '../model/order/made-order';

/** How often an order that waits is asked about while it is looked at. */
const REFETCH_MS = 10_000;

export interface OrderState {
  orderStatus: OrderStatus;
  payDeadline: string;
  priceGuaranteedUntil: string;
  /** The user may pay it, now or once its approver has agreed. */
  canPay: boolean;
  /** The application it waits or waited for, once it is known. */
  application: Application | undefined;
  cancellation: MadeOrder['cancellation'];
  /** The last question about it was not answered. */
  isStale: boolean;
  isAsking: boolean;
  ask(): void;
}

/** An order as it stands: one that waits for its approver is asked about while the page is visible, and on return. */
export function useOrderState(made: MadeOrder): OrderState {
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
    // what was read of it last may be from before the decision
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
