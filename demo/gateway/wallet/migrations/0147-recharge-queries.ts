import { statements } from '../../db/statements';

/** Time of the next query to the cashier for a recharge without a notice; null: no more queries, or a transfer. */
export const migration = statements(
  `alter table wallet_recharge
    add column query_at timestamptz,
    add check (query_at is null or way = 'cashier')`,
  `update wallet_recharge set query_at = now()
    where way = 'cashier' and recharge_state <> 'confirmed' and applied_at > now() - interval '7 days'`,
  `create index wallet_recharge_to_ask_for on wallet_recharge (query_at)
    where recharge_state <> 'confirmed' and query_at is not null`,
);
