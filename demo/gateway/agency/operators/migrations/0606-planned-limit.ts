import { statements } from '../../../db/statements';

/** A raise of the limit for two operators is in force later than it was set. */
export const migration = statements(
  `alter table tmc
    add column planned_limit bigint check (planned_limit > dual_control_limit),
    add column planned_limit_from timestamptz,
    add check ((planned_limit is null) = (planned_limit_from is null))`,
);
