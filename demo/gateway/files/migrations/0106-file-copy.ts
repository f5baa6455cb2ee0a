import { statements } from '../../db/statements';

/**
 * A copy of a file has a row of its own and shares the content, which is in the store under the number of the first. That
 * one may be gone before: content goes with the last file that has it.
 */
export const migration = statements(
  `alter table stored_file add column content_no text check (content_no ~ '^F[0-9a-f]{32}$')`,
  `create index stored_file_by_content on stored_file (content_no) where content_no is not null`,
);
