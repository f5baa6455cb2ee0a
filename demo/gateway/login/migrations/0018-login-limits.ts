import { statements } from '../../db/statements';

/** Login limits per target and origin, so that an attacker elsewhere cannot lock users out. */
export const migration = statements(
  // remaining allowances of hashed subjects: accounts and phones, known or not
  `create table login_budget (
    subject_hash text primary key check (subject_hash ~ '^[0-9a-f]{64}$'),
    spent integer not null check (spent >= 0),
    ends_at timestamptz not null
  )`,
  `create index login_budget_by_end on login_budget (ends_at)`,
  // where users have logged in from
  `create table login_network (
    user_no text not null references app_user on delete cascade,
    network text not null,
    seen_at timestamptz not null,
    primary key (user_no, network)
  )`,
  `create index login_network_by_time on login_network (seen_at)`,
  // codes live for minutes, so existing ones are dropped
  `delete from sms_code`,
  `alter table sms_code drop constraint sms_code_pkey`,
  `alter table sms_code add column network text not null`,
  `alter table sms_code add primary key (phone, network)`,
);
