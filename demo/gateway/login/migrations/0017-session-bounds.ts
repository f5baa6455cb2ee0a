import { statements } from '../../db/statements';

/**
 * The enterprises a session may be in, as they were when it was opened; null: all of the user's. Of older sessions
 * nobody knows: their users log in again.
 */
export const migration = statements(
  `delete from session`,
  `alter table session add column enterprise_nums text[]
    check (enterprise_nums is null or enterprise_num = any (enterprise_nums))`,
);
