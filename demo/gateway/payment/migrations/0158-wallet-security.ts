import { statements } from '../../db/statements';

/** Amount above which payments and recharges need the payer's security password; null: none do. */
export const migration = statements(
  `alter table wallet_rule add column security_above bigint check (security_above > 0)`,
);
