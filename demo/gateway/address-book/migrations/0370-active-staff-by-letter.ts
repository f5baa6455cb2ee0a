import { statements } from '../../db/statements';

/** A single letter is searched among active staff only, so the index includes the state and rows are not read. */
export const migration = statements(
  `drop index staff_by_letters`,
  `create index staff_by_letters on staff (enterprise_num, staff_no) include (search_letters, staff_state)`,
);
