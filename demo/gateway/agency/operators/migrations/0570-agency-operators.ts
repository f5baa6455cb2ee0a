import { statements } from '../../../db/statements';

/** Operators of the agencies with their second factors, links for the first access, sessions and log. */
export const migration = statements(
  `create table agency_operator (
    operator_no text primary key,
    tmc_number text not null references tmc,
    login_name text not null unique check (login_name = lower(login_name)),
    operator_name text not null,
    phone text not null default '',
    email text not null default '',
    roles text[] not null check (
      cardinality(roles) > 0 and roles <@ array['finance', 'service', 'operations', 'auditor']),
    password_hash text,
    is_stopped boolean not null default false,
    version integer not null default 1,
    made_at timestamptz not null,
    last_sign_in_at timestamptz,
    unique (tmc_number, operator_no)
  )`,
  `create table agency_totp (
    operator_no text primary key references agency_operator,
    sealed_secret text not null,
    made_at timestamptz not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0
  )`,
  `create table agency_link (
    operator_no text primary key references agency_operator,
    token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
    expires_at timestamptz not null
  )`,
  `create table agency_waiting_sign_in (
    ticket_hash text primary key check (ticket_hash ~ '^[0-9a-f]{64}$'),
    operator_no text not null references agency_operator,
    expires_at timestamptz not null,
    tries smallint not null default 0
  )`,
  `create index agency_waiting_sign_in_by_operator on agency_waiting_sign_in (operator_no)`,
  `create index agency_waiting_sign_in_by_expiry on agency_waiting_sign_in (expires_at)`,
  `create table agency_session (
    token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
    operator_no text not null references agency_operator,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    ends_at timestamptz not null,
    address text not null,
    agent text not null
  )`,
  `create index agency_session_by_operator on agency_session (operator_no)`,
  `create index agency_session_by_expiry on agency_session (expires_at)`,
  `create table agency_origin (
    operator_no text not null references agency_operator,
    origin text not null,
    seen_at timestamptz not null,
    primary key (operator_no, origin)
  )`,
  `create index agency_origin_by_time on agency_origin (seen_at)`,
  `create table agency_log (
    log_no bigint generated always as identity primary key,
    tmc_number text not null references tmc,
    operator_no text,
    operator_name text not null,
    call text not null,
    enterprise_num text references enterprise,
    subject text not null,
    summary text not null,
    address text not null,
    logged_at timestamptz not null,
    foreign key (tmc_number, operator_no) references agency_operator (tmc_number, operator_no)
  )`,
  `create index agency_log_by_time on agency_log (tmc_number, logged_at desc, log_no desc)`,
  // operators repeat requests too, and have no account of a user
  `alter table answered_request drop constraint answered_request_user_no_fkey`,
);
