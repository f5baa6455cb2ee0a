import type { Generated } from 'kysely';
import type { RebuyOutcome } from '../../../../src/contract/order/rebuy';
import type { ReplacingApplication, ReplacingTicket } from '../after-sale/application';

declare module '../../db/schema' {
  interface Schema {
    rebuy_order: ReplacingApplication & {
      old_order_no: string;
      /** Reason of the refund of the old tickets. */
      reason_type: number;
      /** Refund of the old tickets, fixed at the application. */
      back_total: number;
      outcome: Generated<RebuyOutcome>;
      /** null until the new tickets are issued, or when the old ones could not be refunded then. */
      refund_no: Generated<string | null>;
    };
    rebuy_ticket: ReplacingTicket;
  }
}
