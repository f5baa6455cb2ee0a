import { statements } from '../../../db/statements';

/** Limit above which two operators confirm money; the log of one item. */
export const migration = statements(
  `alter table tmc
    add column dual_control_limit bigint not null default 10000000 check (dual_control_limit >= 0),
    add column dual_control_version integer not null default 1`,
  `create index agency_log_by_subject on agency_log (tmc_number, subject)`,
);
