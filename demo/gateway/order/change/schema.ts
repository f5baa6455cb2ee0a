import type { Generated } from 'kysely';
import type { OrderStatus } from '../../../../src/contract/order/list';
import type { ChangeOutcome } from '../../../../src/domain/order/states';
import type { ChangeableStatus } from './states';

declare module '../../db/schema' {
  interface Schema {
    change_order: {
      /** The order that holds the new tickets. */
      order_no: string;
      changed_order_no: string;
      applicant_no: string;
      applicant_name: string;
      change_reason: number;
      remark: string;
      /** Sums over its tickets. */
      change_fee: number;
      fare_difference: number;
      /** Of the order that is changed: what it is again where the change comes to nothing. */
      status_before: ChangeableStatus & OrderStatus;
      outcome: Generated<ChangeOutcome>;
      applied_at: Date;
      ended_at: Date | null;
    };
    change_ticket: {
      order_no: string;
      segment_no: number;
      passenger_no: number;
      old_order_no: string;
      old_segment_no: number;
      old_passenger_no: number;
      change_fee: number;
      fare_difference: number;
      /** Changes of the traveller's own will, this one included. */
      times_changed: number;
      /** It came to nothing: the old ticket is as it was. */
      ended: Generated<boolean>;
    };
  }
}
