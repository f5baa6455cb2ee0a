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
      /** Sum over its tickets and insurances. */
      refund_fee: number;
      refund_amount: number;
      ask_attempts: Generated<number>;
      /** Time of the next call to the supplier; null once the refund has ended. */
      next_ask_at: Date | null;
      done_at: Date | null;
      /** Expected and actual arrival of money refunded through the cashier. */
      arrives_at: Date | null;
      arrived_at: Date | null;
      /** Reason for exceeding the enterprise's rule. */
      over_reason: Generated<string>;
      /** The approved application of the refund. */
      apply_id: string | null;
    };
    refund_ticket: {
      refund_no: string;
      order_no: string;
      segment_no: number;
      passenger_no: number;
      refund_fee: number;
      refund_amount: number;
      /** The carrier has refused the refund, so the row no longer counts. */
      failed: Generated<boolean>;
    };
    refund_insurance: {
      refund_no: string;
      order_no: string;
      passenger_no: number;
      /** Order of the purchase: this one, or one that this one is a change of. */
      policy_order_no: string;
      policy_passenger_no: number;
      refund_amount: number;
      /** Added at the end of the refund, not at its application. */
      is_late: Generated<boolean>;
      failed: Generated<boolean>;
    };
  }
}
