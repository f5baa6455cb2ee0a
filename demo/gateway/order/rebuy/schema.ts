import type { Generated } from 'kysely';
import type { RebuyOutcome } from '../../../../src/contract/order/rebuy';
import type { ChangeableStatus } from '../change/states';

declare module '../../db/schema' {
  interface Schema {
    rebuy_order: {
      /** The order of the new tickets. */
      order_no: string;
      old_order_no: string;
      applicant_no: string;
      applicant_name: string;
      /** Why the old tickets are given back. */
      reason_type: number;
      remark: string;
      /** What comes back of them, as it was settled when it was asked for. */
      back_total: number;
      /** Of the old order: what it is again where nothing is bought. */
      status_before: ChangeableStatus;
      outcome: Generated<RebuyOutcome>;
      /** null until the new tickets are issued, or where the old ones could not be given back then. */
      refund_no: Generated<string | null>;
      applied_at: Date;
      ended_at: Date | null;
    };
    rebuy_ticket: {
      order_no: string;
      segment_no: number;
      passenger_no: number;
      old_order_no: string;
      old_segment_no: number;
      old_passenger_no: number;
      /** It came to nothing: the old ticket is as it was. */
      ended: Generated<boolean>;
    };
  }
}
