import { statements } from '../../../db/statements';

/** Insurance that a refund included only at its end, not at its application. */
export const migration = statements(
  `alter table refund_insurance add column is_late boolean not null default false`,
);
