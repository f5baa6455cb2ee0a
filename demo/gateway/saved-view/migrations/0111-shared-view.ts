import { statements } from '../../db/statements';

/** Since when the user of saved filters shares them with colleagues. */
export const migration = statements(
  `alter table saved_view add column shared_at timestamptz`,
  `create index saved_view_shared on saved_view (enterprise_num, page_path, shared_at) where shared_at is not null`,
);
