import { statements } from '../../db/statements';

/** Moments of the confirmation and the undoing of an import, which are unknown for those of before. */
export const migration = statements(
  `alter table import_job add column applied_at timestamptz, add column undone_at timestamptz`,
);
