import type { Request } from './requests';
import type { Setup } from './setup';

export interface BookedOrder {
  orderNo: string;
  amount: number;
  /** Empty if it waits for no approver. */
  applyId: string;
}

/** A payment at the cashier, which tells of it until it has been heard. */
export interface Notice {
  paymentNo: string;
  /** Their own part of it. */
  amount: number;
  isMixed: boolean;
  isPaid: boolean;
  isHeard: boolean;
}

export interface Run {
  setup: Setup;
  /** Of the whole database before the run. */
  ordersBefore: number;
  orders: BookedOrder[];
  requests: { request: Request; orderNo: string }[];
  notices: Notice[];
  /** States the orders have come to. */
  ends: string[];
  isStruck: boolean;
}
