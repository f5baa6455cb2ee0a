import { statements } from '../../db/statements';

/**
 * Time of the next query to the cashier for a payment without a notice; null: no more queries, or not paid at the
 * cashier.
 */
export const migration = statements(
  `alter table payment add column query_at timestamptz`,
  // 4: at the cashier
  `update payment set query_at = now()
    where pay_state = 'pending' and pay_type = 4 and created_at > now() - interval '7 days'`,
  `create index payment_to_ask_for on payment (query_at) where pay_state = 'pending' and query_at is not null`,
);
