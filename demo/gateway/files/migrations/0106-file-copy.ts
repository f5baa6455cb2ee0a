import { statements } from '../../db/statements';

/**
 * A copy of a file has its own row and shares the content, which the store has under the number of the first. The first
 * may be removed earlier: the content is deleted with the last file that uses it.
 */
export const migration = statements(
  `alter table stored_file add column content_no text check (content_no ~ '^F[0-9a-f]{32}$')`,
  `create index stored_file_by_content on stored_file (content_no) where content_no is not null`,
);
