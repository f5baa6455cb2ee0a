import { statements } from '../../db/statements';

/** One letter is looked for among active staff only: the index holds their state, so that their rows are not read. */
export const migration = statements(
  `drop index staff_by_letters`,
  `create index staff_by_letters on staff (enterprise_num, staff_no) include (search_letters, staff_state)`,
);
