import { statements } from '../../db/statements';

/** Secrets of authenticator apps, their recovery codes, and sign-ins that wait for a second step. */
export const migration = statements(
  `alter table session_proof drop constraint session_proof_factor_check`,
  `alter table session_proof add constraint session_proof_factor_check check (
    factor in ('password', 'sms', 'mail', 'securityPassword', 'totp', 'recoveryCode', 'service'))`,
  `create table account_totp (
    user_no text primary key references app_user,
    sealed_secret text not null,
    made_at timestamptz not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0
  )`,
  `create table recovery_code (
    user_no text not null references app_user,
    code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
    used_at timestamptz,
    primary key (user_no, code_hash)
  )`,
  `create table waiting_sign_in (
    ticket_hash text primary key check (ticket_hash ~ '^[0-9a-f]{64}$'),
    user_no text not null references app_user,
    way text not null check (way in ('password', 'sms')),
    browser_hash text not null,
    expires_at timestamptz not null,
    tries smallint not null default 0
  )`,
  `create index waiting_sign_in_by_user on waiting_sign_in (user_no)`,
  `create index waiting_sign_in_by_expiry on waiting_sign_in (expires_at)`,
);
