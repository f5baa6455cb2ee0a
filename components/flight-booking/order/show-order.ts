import { ORDER_STATUS, type OrderDetail } from '../../../src/contract/order/list';
import type { Booking } from '../model/booking';
import type { CreatedOrder } from '../model/order/created-order';

/** Shows a loaded order at the requested step, as far as its state permits. */
export function showOrder({ store: { getState, setState } }: Booking, detail: OrderDetail): void {
  const { flow } = getState();
  if (flow.step !== 'opening' || flow.orderNo !== detail.orderNo) return;
  setState({ travelType: detail.travelType });
  const made = { legs: detail.segments, order: createdOrderOf(detail) };
  if (flow.wanted === 'pay' && detail.canPay) setState({ flow: { ...made, step: 'paying' } });
  else if (flow.wanted === 'paid' && detail.orderStatus === ORDER_STATUS.issuing) {
    setState({ flow: { ...made, step: 'done' } });
  } else setState({ flow: { ...made, step: 'created' } });
}

function createdOrderOf(detail: OrderDetail): CreatedOrder {
  const {
    orderNo,
    totalAmount,
    orderStatus,
    payDeadline,
    priceGuaranteedUntil,
    canPay,
    pnr,
    approval,
    cancellation,
  } = detail;
  const waitsForApplyId = approval?.isAwaited ? approval.applyId : '';
  return {
    orderNo,
    totalAmount,
    orderStatus,
    payDeadline,
    priceGuaranteedUntil,
    canPay,
    pnr,
    waitsForApplyId,
    cancellation,
  };
}
