import { statements } from '../../db/statements';

/**
 * Imports are written in steps of some rows. Their changes are stored as steps before the first is written; a written
 * step is deleted here and is in `cost_import_write` by its number. `reversing`: a step failed, and the earlier ones
 * are reversed, the last one first; then the import fails or, with `is_stale`, is checked again.
 */
export const migration = statements(
  `create table cost_import_step (
    import_no text not null references cost_import on delete cascade,
    step_no int not null,
    kind text not null check (kind in ('add', 'change', 'open')),
    row_list jsonb not null check (jsonb_typeof(row_list) = 'array'),
    primary key (import_no, step_no)
  )`,
  `alter table cost_import_write add column step_no int not null default 0`,
  `create index on cost_import_write (import_no, step_no)`,
  `alter table cost_import
    add column step_count int not null default 0,
    add column is_planned boolean not null default false,
    add column stale_code text not null default '',
    drop constraint cost_import_import_state_check,
    add constraint cost_import_import_state_check
      check (import_state in ('checking', 'checked', 'applying', 'reversing', 'done', 'undone', 'failed')),
    add check (not is_planned or import_state in ('applying', 'reversing'))`,
  `drop index cost_import_asked_at_idx1`,
  `create index cost_import_to_do on cost_import (asked_at) where import_state in ('checking', 'applying', 'reversing')`,
  // one import of a kind per enterprise is written at a time
  `create unique index cost_import_under_way on cost_import (enterprise_num, cost_kind) where is_planned`,
);
