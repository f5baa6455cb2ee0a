import { statements } from '../../db/statements';

/**
 * Imports are also undone in steps of some rows: `undoing`, with the added objects closed, until the first step is
 * reversed.
 */
export const migration = statements(
  `alter table cost_import
    drop constraint cost_import_import_state_check,
    drop constraint cost_import_check,
    drop constraint cost_import_check3,
    add constraint cost_import_import_state_check
      check (import_state in ('checking', 'checked', 'applying', 'reversing', 'done', 'undoing', 'undone', 'failed')),
    add check ((import_state in ('done', 'undoing', 'undone')) = (done_at is not null)),
    add check (not is_planned or import_state in ('applying', 'reversing', 'undoing')),
    add check (import_state <> 'undoing' or undone_by is not null)`,
  `drop index cost_import_to_do`,
  `create index cost_import_to_do on cost_import (asked_at)
    where import_state in ('checking', 'applying', 'reversing', 'undoing')`,
);
