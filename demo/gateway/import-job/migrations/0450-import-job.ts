import { statements } from '../../db/statements';

/**
 * Rows of checked files, stored until they are written. Each slice is written and deleted in one transaction. `turn`
 * increases with every slice, so that the enterprise that has waited longest comes next.
 */
export const migration = statements(
  `create sequence import_job_turn`,
  `create table import_job (
    import_no text primary key check (import_no ~ '^J[0-9a-f]{32}$'),
    enterprise_num text not null references enterprise,
    staff_no text not null references staff,
    kind text not null,
    file_name text not null,
    settings jsonb not null,
    import_state text not null default 'waiting' check (import_state in ('waiting', 'running', 'done', 'failed')),
    failure text check (failure in ('notAllowed', 'failed')),
    rows_total int not null,
    rows_done int not null default 0,
    rows_written int not null default 0,
    refused_count int not null default 0,
    refused_list jsonb not null,
    attempts int not null default 0,
    turn bigint not null default 0,
    asked_at timestamptz not null,
    ended_at timestamptz,
    check ((import_state = 'failed') = (failure is not null)),
    check ((import_state in ('done', 'failed')) = (ended_at is not null))
  )`,
  `create table import_job_slice (
    import_no text not null references import_job on delete cascade,
    slice_no int not null,
    row_list jsonb not null,
    primary key (import_no, slice_no)
  )`,
  `create index import_job_of_staff on import_job (staff_no, kind, asked_at desc, import_no)`,
  `create index import_job_under_way on import_job (enterprise_num) where ended_at is null`,
  `create index import_job_ended on import_job (ended_at) where ended_at is not null`,
);
