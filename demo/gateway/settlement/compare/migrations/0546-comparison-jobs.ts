import { statements } from '../../../db/statements';

/** A comparison is a job, which stores the lease and the number of attempts. */
export const migration = statements(
  `insert into background_job (kind, job_key, attempts, claim, next_at, added_at)
    select 'compare bill', comparison_no, attempts, claim, asked_at, asked_at from bill_comparison
    where comparison_state = 'comparing'`,
  // entries belong to a claim, so comparisons that are made anew need a higher one
  `insert into background_job (kind, job_key, job_state, claim, next_at, added_at, done_at)
    select 'compare bill', comparison_no, 'done', claim, asked_at, asked_at, asked_at from bill_comparison
    where comparison_state <> 'comparing'`,
  `alter table bill_comparison drop column attempts, drop column held_until`,
);
