import { statements } from '../../db/statements';

/**
 * Imports are applied in the background, on behalf of the person who requested it (`applied_by`). `is_stale`: the
 * effect of the import had changed by then, so it was checked again instead of applied.
 */
export const migration = statements(
  `alter table cost_import
    add column applied_by text,
    add column is_stale boolean not null default false,
    add foreign key (enterprise_num, applied_by) references staff (enterprise_num, staff_no),
    drop constraint cost_import_import_state_check,
    add constraint cost_import_import_state_check
      check (import_state in ('checking', 'checked', 'applying', 'done', 'undone', 'failed')),
    add check (import_state <> 'applying' or applied_by is not null)`,
  `create index on cost_import (asked_at) where import_state in ('checking', 'applying')`,
  `drop index cost_import_asked_at_idx`,
);
