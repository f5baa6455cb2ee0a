import { statements } from '../../../db/statements';

/** Which insurance a refund brought back that was not said to come when it was asked for. */
export const migration = statements(
  `alter table refund_insurance add column is_late boolean not null default false`,
);
