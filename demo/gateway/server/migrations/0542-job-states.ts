import { statements } from '../../db/statements';

/**
 * States of background jobs: pending, running under a lease, failed (retried at `next_at` or, without one, given up),
 * or done. Jobs of a fair kind take turns by their owner.
 */
export const migration = statements(
  `alter table background_job
    add column job_state text not null default 'pending' check (job_state in ('pending', 'running', 'failed', 'done')),
    add column owner text not null default '',
    add column turn bigint not null default 0,
    add column claim integer not null default 0,
    add column held_until timestamptz,
    alter column next_at drop not null`,
  `update background_job set job_state = case when done_at is not null then 'done' else 'failed' end
    where done_at is not null or attempts > 0`,
  `alter table background_job
    add check ((job_state = 'done') = (done_at is not null)),
    add check (next_at is not null or job_state in ('failed', 'done'))`,
  `create sequence background_job_turn`,
);
