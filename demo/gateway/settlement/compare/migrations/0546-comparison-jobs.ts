import { statements } from '../../../db/statements';

/** To compare a record with a bill is a job, which holds its lease and how often it was begun. */
export const migration = statements(
  `insert into background_job (kind, job_key, attempts, claim, next_at, added_at)
    select 'compare bill', comparison_no, attempts, claim, asked_at, asked_at from bill_comparison
    where comparison_state = 'comparing'`,
  // entries are kept by the claim: those that are made anew have a further one
  `insert into background_job (kind, job_key, job_state, claim, next_at, added_at, done_at)
    select 'compare bill', comparison_no, 'done', claim, asked_at, asked_at, asked_at from bill_comparison
    where comparison_state <> 'comparing'`,
  `alter table bill_comparison drop column attempts, drop column held_until`,
);
