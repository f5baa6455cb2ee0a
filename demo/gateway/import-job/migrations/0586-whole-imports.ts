import { statements } from '../../db/statements';

/**
 * Imports that are checked in the background and then written or reversed as a whole. `checked_on`: the day for which
 * the file was checked; null for the other imports. The rows of the file are stored until all of them are written. The
 * slices of a confirmed import are its steps, and each written row knows its step and the revision that it created.
 */
export const migration = statements(
  `alter table import_job
    add column variant text not null default '',
    add column header_list jsonb not null default '[]',
    add column column_list jsonb not null default '[]',
    add column add_count int not null default 0,
    add column change_count int not null default 0,
    add column close_count int not null default 0,
    add column same_count int not null default 0,
    add column wrong_count int not null default 0,
    add column wrong_list jsonb not null default '[]',
    add column preview_list jsonb not null default '[]',
    add column checked_on date,
    add column plan_digest text,
    add column applied_by text,
    add column is_stale boolean not null default false,
    add column stale_key text not null default '',
    add column is_planned boolean not null default false,
    add column step_count int not null default 0,
    add foreign key (enterprise_num, applied_by) references staff (enterprise_num, staff_no),
    drop constraint import_job_import_no_check,
    drop constraint import_job_import_state_check,
    drop constraint import_job_check2,
    add constraint import_job_import_no_check check (import_no ~ '^[IJ][0-9a-f]{32}$'),
    add constraint import_job_import_state_check check (import_state in
      ('checking', 'checked', 'waiting', 'running', 'reversing', 'done', 'failed', 'undoing', 'undone')),
    add constraint import_job_ended_check
      check ((import_state in ('done', 'failed', 'undoing', 'undone')) = (ended_at is not null)),
    add constraint import_job_whole_check
      check (checked_on is not null or import_state not in ('checking', 'checked', 'reversing')),
    add constraint import_job_planned_check
      check (not is_planned or (checked_on is not null and import_state in ('running', 'reversing', 'undoing')))`,
  `create table import_job_part (
    import_no text not null references import_job on delete cascade,
    part_no int not null,
    row_list jsonb not null check (jsonb_typeof(row_list) = 'array'),
    primary key (import_no, part_no)
  )`,
  `alter table import_job_write
    add column step_no int not null default 0,
    add column revision int`,
  `create index import_job_write_of_step on import_job_write (import_no, step_no)`,
  // one import of a table is written at a time in an enterprise
  `create unique index import_job_planned on import_job (enterprise_num, kind, variant) where is_planned`,
);
