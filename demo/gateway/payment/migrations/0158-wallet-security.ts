import { statements } from '../../db/statements';

/** From which amount on payments and recharges need the security password of who makes them; null: none do. */
export const migration = statements(
  `alter table wallet_rule add column security_above bigint check (security_above > 0)`,
);
