import type { Request } from './requests';
import type { Setup } from './setup';

export interface BookedOrder {
  orderNo: string;
  amount: number;
  /** Empty if no approver is needed. */
  applyId: string;
}

/** Payment at the cashier, which repeats its notice until it is accepted. */
export interface Notice {
  paymentNo: string;
  /** The payer's own part. */
  amount: number;
  isMixed: boolean;
  isPaid: boolean;
  isHeard: boolean;
}

export interface Run {
  setup: Setup;
  /** Number of orders in the database before the run. */
  ordersBefore: number;
  orders: BookedOrder[];
  requests: { request: Request; orderNo: string }[];
  notices: Notice[];
  /** Final states of the orders. */
  ends: string[];
  isStruck: boolean;
}
