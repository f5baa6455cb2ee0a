import { statements } from '../../db/statements';

/** Logins: sessions, failed attempts, SMS codes and partner applications. Secrets are hashed where possible. */
export const migration = statements(
  `create table session (
    token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
    user_no text not null references app_user,
    enterprise_num text not null,
    staff_no text not null references staff,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    ends_at timestamptz not null check (expires_at <= ends_at),
    foreign key (enterprise_num, user_no) references staff (enterprise_num, user_no)
  )`,
  `create index session_by_expiry on session (expires_at)`,
  // for unknown accounts too, so that a lock does not reveal which accounts exist
  `create table login_attempt (
    account_hash text primary key,
    attempts integer not null,
    counted_at timestamptz not null,
    locked_until timestamptz
  )`,
  `create table login_rate (
    address text primary key,
    window_started_at timestamptz not null,
    requests integer not null
  )`,
  `create table sms_code (
    phone text primary key,
    code_hash text not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    tries smallint not null default 0 check (tries between 0 and 5),
    used boolean not null default false
  )`,
  // outbox of the demo notifier, shown on the developer page; a real notifier leaves it empty
  `create table sms_message (
    message_no bigint generated always as identity primary key,
    phone text not null,
    content text not null,
    sent_at timestamptz not null
  )`,
  `create table partner_app (
    app_no text primary key,
    app_name text not null,
    secret text not null check (length(secret) >= 32),
    is_enable boolean not null default true
  )`,
  `create table partner_app_enterprise (
    app_no text not null references partner_app,
    enterprise_num text not null references enterprise,
    primary key (app_no, enterprise_num)
  )`,
  `create table partner_nonce (
    app_no text not null references partner_app,
    nonce text not null,
    expires_at timestamptz not null,
    primary key (app_no, nonce)
  )`,
);
