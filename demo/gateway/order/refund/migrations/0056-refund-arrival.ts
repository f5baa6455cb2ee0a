import { statements } from '../../../db/statements';

/**
 * Expected arrival of money refunded through the cashier, a few days after the airline's refund. Null for money that
 * arrives at once, such as in an enterprise wallet.
 */
export const migration = statements(
  `alter table refund_order add column arrives_at timestamptz, add column arrived_at timestamptz`,
  `alter table refund_order add constraint refund_arrives_once_done
    check (arrives_at is null or refund_state = '已退票')`,
  `alter table refund_order add constraint refund_arrived_that_was_to
    check (arrived_at is null or arrived_at >= arrives_at)`,
  `create index refund_order_to_arrive on refund_order (arrives_at) where arrived_at is null and arrives_at is not null`,
);
