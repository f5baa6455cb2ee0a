import { statements } from '../../db/statements';

/** Background work that runs once across all processes. */
export const migration = statements(
  `create table background_job (
    kind text not null,
    job_key text not null,
    attempts integer not null default 0,
    next_at timestamptz not null,
    last_error text not null default '',
    added_at timestamptz not null,
    done_at timestamptz,
    primary key (kind, job_key)
  )`,
  `create index background_job_due on background_job (kind, next_at) where done_at is null`,
  `create index background_job_done on background_job (done_at) where done_at is not null`,
);
