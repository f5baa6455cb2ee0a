import type { Generated } from 'kysely';
import type { RebuyOutcome } from '../../../../src/contract/order/rebuy';
import type { ReplacingApplication, ReplacingTicket } from '../after-sale/application';

declare module '../../db/schema' {
  interface Schema {
    rebuy_order: ReplacingApplication & {
      old_order_no: string;
      /** Why the old tickets are given back. */
      reason_type: number;
      /** What comes back of them, as it was settled when it was asked for. */
      back_total: number;
      outcome: Generated<RebuyOutcome>;
      /** null until the new tickets are issued, or where the old ones could not be given back then. */
      refund_no: Generated<string | null>;
    };
    rebuy_ticket: ReplacingTicket;
  }
}
