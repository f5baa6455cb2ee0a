import type { Generated } from 'kysely';
import type { ChangeOutcome } from '../../../../src/domain/order/states';
import type { ReplacingApplication, ReplacingTicket } from '../after-sale/application';

declare module '../../db/schema' {
  interface Schema {
    change_order: ReplacingApplication & {
      changed_order_no: string;
      change_reason: number;
      /** Sum over the tickets of the change. */
      change_fee: number;
      fare_difference: number;
      outcome: Generated<ChangeOutcome>;
    };
    change_ticket: ReplacingTicket & {
      change_fee: number;
      fare_difference: number;
      /** Number of voluntary changes, this one included. */
      times_changed: number;
    };
  }
}
