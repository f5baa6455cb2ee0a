import type { Generated } from 'kysely';
import type { RefundState } from '../../../../src/contract/order/refund-state';
import type { AfterSaleApplication } from '../after-sale/application';

declare module '../../db/schema' {
  interface Schema {
    refund_order: AfterSaleApplication & {
      refund_no: string;
      order_no: string;
      reason_type: number;
      refund_state: RefundState;
      /** Sums over its tickets and insurances. */
      refund_fee: number;
      refund_amount: number;
      ask_attempts: Generated<number>;
      /** When the supplier is asked next; null once the refund has ended. */
      next_ask_at: Date | null;
      done_at: Date | null;
      /** When money that goes by the cashier is expected at the payer's, and was there. */
      arrives_at: Date | null;
      arrived_at: Date | null;
      /** Why it is over the enterprise's rule. */
      over_reason: Generated<string>;
      /** The approved application that it was asked for by. */
      apply_id: string | null;
    };
    refund_ticket: {
      refund_no: string;
      order_no: string;
      segment_no: number;
      passenger_no: number;
      refund_fee: number;
      refund_amount: number;
      /** The carrier has refused it: it counts no longer. */
      failed: Generated<boolean>;
    };
    refund_insurance: {
      refund_no: string;
      order_no: string;
      passenger_no: number;
      /** Where it was bought: an order that this one is a change of, or itself. */
      policy_order_no: string;
      policy_passenger_no: number;
      refund_amount: number;
      /** It was not said to come back when the refund was asked for. */
      is_late: Generated<boolean>;
      failed: Generated<boolean>;
    };
  }
}
