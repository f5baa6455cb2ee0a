import { statements } from '../../db/statements';

/** Third-party sign-in: the available providers, and authorization codes (only their hashes). */
export const migration = statements(
  `create table third_party_client (
    client_id text primary key,
    provider_type text not null unique check (provider_type ~ '^[a-z][a-z0-9-]{0,31}$'),
    provider_name text not null,
    is_enable boolean not null default true
  )`,
  `create table authorization_code (
    code_hash text primary key check (code_hash ~ '^[0-9a-f]{64}$'),
    client_id text not null references third_party_client,
    user_no text not null references app_user,
    redirect_uri text not null,
    code_challenge text not null,
    nonce text not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    revoked boolean not null default false,
    session_hash text,
    check (session_hash is null or used_at is not null)
  )`,
  `create index authorization_code_by_expiry on authorization_code (expires_at)`,
);
