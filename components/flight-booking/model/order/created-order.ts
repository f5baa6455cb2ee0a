import type { OrderDetail, OrderStatus } from '../../../../src/contract/order/list';

/** A created order, with the fields that later steps need. */
export interface CreatedOrder {
  orderNo: string;
  totalAmount: number;
  /** 待审批 orders can be paid after approval. */
  orderStatus: OrderStatus;
  /** Application that the order waits for; '' for none. */
  waitsForApplyId: string;
  /** ISO instants: the seats are held until the first one, the price until the second. */
  payDeadline: string;
  priceGuaranteedUntil: string;
  /** True when the user has the right to pay it. */
  canPay: boolean;
  pnr: string;
  /** Reason of a cancellation; undefined when it is not cancelled, or not known to be. */
  cancellation?: OrderDetail['cancellation'];
  /** Set when the gateway has refused a payment as too late, regardless of the local clock. */
  isOverdue?: true;
}
