import { statements } from '../../db/statements';

/**
 * Rows written by an import, stored until the import expires, so that it can be undone in slices, last rows first.
 * Undoing starts only if no other record refers to any row (`undo_checked`); a row that is referred to later is kept
 * (`is_kept`).
 */
export const migration = statements(
  `create table import_job_write (
    import_no text not null references import_job on delete cascade,
    write_no bigint generated always as identity,
    row_key text not null,
    line int not null,
    is_kept boolean not null default false,
    primary key (import_no, write_no)
  )`,
  `alter table import_job
    add column undone_by text references staff,
    add column undo_total int not null default 0,
    add column undo_done int not null default 0,
    add column undo_checked boolean not null default false,
    add column undo_failure text check (undo_failure in ('notAllowed', 'failed')),
    add column kept_list jsonb not null default '[]',
    drop constraint import_job_import_state_check,
    drop constraint import_job_check,
    drop constraint import_job_check1,
    add constraint import_job_import_state_check
      check (import_state in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone')),
    add check (import_state <> 'failed' or failure is not null),
    add check (failure is null or import_state in ('failed', 'undoing', 'undone')),
    add check ((import_state in ('waiting', 'running')) = (ended_at is null)),
    add check (import_state <> 'undoing' or undone_by is not null)`,
  `create index import_job_undoing on import_job (enterprise_num) where import_state = 'undoing'`,
  `create index import_job_of_kind on import_job (enterprise_num, kind, asked_at desc, import_no)`,
);
