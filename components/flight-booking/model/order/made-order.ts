import type { OrderDetail, OrderStatus } from '../../../../src/contract/order/list';

/** An order made, as far as the screens after it need it. */
export interface MadeOrder {
  orderNo: string;
  totalAmount: number;
  /** 待审批: it can be paid once the approver has agreed. */
  orderStatus: OrderStatus;
  /** The application it waits for; '' for none. */
  waitsForApplyId: string;
  /** ISO instants: the seats are held until the first, the price until the second. */
  payDeadline: string;
  priceGuaranteedUntil: string;
  /** The user has the right to pay it. */
  canPay: boolean;
  pnr: string;
  /** How it was cancelled; not there: it is not, or not known to be. */
  cancellation?: OrderDetail['cancellation'];
  /** The gateway has refused its payment as too late, wherever the clock here stands. */
  isOverdue?: true;
}
