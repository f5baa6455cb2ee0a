import { statements } from '../../db/statements';

/**
 * Requested files. A worker leases an export until `held_until` and extends the lease with every page of rows; after a
 * crash another one resumes it under another `claim`.
 */
export const migration = statements(
  `create table export_job (
    export_no text primary key check (export_no ~ '^E[0-9a-f]{32}$'),
    enterprise_num text not null references enterprise,
    staff_no text not null references staff,
    kind text not null,
    format text not null check (format in ('xlsx', 'csv')),
    query jsonb not null,
    file_name text not null,
    export_state text not null default 'waiting'
      check (export_state in ('waiting', 'running', 'done', 'failed', 'removed')),
    failure text check (failure in ('tooManyRows', 'notAllowed', 'failed')),
    rows_total int,
    rows_done int not null default 0,
    file_no text,
    file_size bigint not null default 0,
    claim int not null default 0,
    attempts int not null default 0,
    held_until timestamptz,
    asked_at timestamptz not null,
    expires_at timestamptz,
    check ((export_state = 'failed') = (failure is not null)),
    check (export_state <> 'done' or file_no is not null and expires_at is not null)
  )`,
  `create index export_job_of_staff on export_job (staff_no, asked_at desc, export_no)`,
  `create index export_job_to_make on export_job (asked_at) where export_state in ('waiting', 'running')`,
  `create index export_job_to_remove on export_job (expires_at) where export_state in ('done', 'failed', 'removed')`,
);
