import { statements } from '../../db/statements';

/** A code names its session by number, since the token may be renewed. Existing codes expire within minutes. */
export const migration = statements(
  `delete from authorization_code`,
  `alter table authorization_code drop column session_hash`,
  `alter table authorization_code add column session_no text check (session_no is null or used_at is not null)`,
);
