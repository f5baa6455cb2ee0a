import { statements } from '../../db/statements';

/** Exports are jobs, which store the lease and the number of attempts; pending ones are converted. */
export const migration = statements(
  `insert into background_job (kind, job_key, attempts, claim, next_at, added_at)
    select 'make export', export_no, attempts, claim, asked_at, asked_at from export_job
    where export_state in ('waiting', 'running')`,
  `drop index export_job_to_make`,
  `alter table export_job drop column claim, drop column attempts, drop column held_until`,
);
