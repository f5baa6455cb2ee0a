import { statements } from '../../db/statements';

/** A code names the session it opened by its number: the token may be renewed. Codes of before live for minutes. */
export const migration = statements(
  `delete from authorization_code`,
  `alter table authorization_code drop column session_hash`,
  `alter table authorization_code add column session_no text check (session_no is null or used_at is not null)`,
);
