import { statements } from '../../db/statements';

/** Time since which the user shares saved filters with colleagues. */
export const migration = statements(
  `alter table saved_view add column shared_at timestamptz`,
  `create index saved_view_shared on saved_view (enterprise_num, page_path, shared_at) where shared_at is not null`,
);
