import { statements } from '../../db/statements';

/**
 * Enterprises that a session may use, fixed at its opening; null: all of the user's. They are unknown for existing
 * sessions, so their users have to log in again.
 */
export const migration = statements(
  `delete from session`,
  `alter table session add column enterprise_nums text[]
    check (enterprise_nums is null or enterprise_num = any (enterprise_nums))`,
);
