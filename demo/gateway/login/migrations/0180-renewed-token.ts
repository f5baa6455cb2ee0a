import { statements } from '../../db/statements';

/**
 * A session gets a new token once its user has given a further proof; the former one stays valid for a moment, for
 * requests in flight. Data of the session follow its token.
 */
export const migration = statements(
  `alter table session
    add column former_hash text check (former_hash ~ '^[0-9a-f]{64}$'),
    add column former_until timestamptz,
    add check ((former_hash is null) = (former_until is null))`,
  `create unique index session_by_former on session (former_hash) where former_hash is not null`,
  `alter table session_proof drop constraint session_proof_token_hash_fkey`,
  `alter table session_proof add constraint session_proof_token_hash_fkey
    foreign key (token_hash) references session on delete cascade on update cascade`,
  `alter table account_code drop constraint account_code_token_hash_fkey`,
  `alter table account_code add constraint account_code_token_hash_fkey
    foreign key (token_hash) references session on delete cascade on update cascade`,
);
