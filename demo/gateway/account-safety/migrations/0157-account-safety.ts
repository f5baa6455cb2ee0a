import { statements } from '../../db/statements';

/** Security passwords, codes that prove an identity, changes of accounts, and links of the mails about them. */
export const migration = statements(
  `create table account_safety (
    user_no text primary key references app_user,
    password_changed_at timestamptz,
    security_hash text,
    security_changed_at timestamptz,
    security_wrong smallint not null default 0,
    security_locked_until timestamptz
  )`,
  // bound to one session, so that another session of the same user cannot use it
  `create table account_code (
    code_no text primary key,
    token_hash text not null references session on delete cascade,
    purpose text not null check (purpose in ('sms', 'mail', 'newPhone')),
    target text not null,
    code_hash text,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    tries smallint not null default 0,
    used boolean not null default false,
    unique (token_hash, purpose)
  )`,
  `create table account_change (
    change_no bigint generated always as identity primary key,
    user_no text not null references app_user,
    kind text not null check (kind in ('password', 'securityPassword', 'phone', 'email')),
    former text,
    present text,
    made_at timestamptz not null,
    address text not null,
    agent text not null,
    denied_at timestamptz
  )`,
  `create index account_change_by_user on account_change (user_no, change_no)`,
  `create table email_request (
    request_no text primary key,
    user_no text not null unique references app_user,
    email text not null,
    requested_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table account_link (
    token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
    kind text not null check (kind in ('confirmEmail', 'denyChange')),
    about text not null,
    sent_to text not null,
    expires_at timestamptz not null,
    unique (kind, about, sent_to)
  )`,
  `create index account_link_by_expiry on account_link (expires_at)`,
);
