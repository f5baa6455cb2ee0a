import { statements } from '../../db/statements';

/** How sessions were opened, their proofs of the user's identity since, and the log of accounts. */
export const migration = statements(
  // a public number of a session, which gives no access to it
  `alter table session
    add column session_no text not null default gen_random_uuid()::text unique,
    add column opened_by text not null default '',
    add column address text not null default '',
    add column agent text not null default ''`,
  `create index session_by_user on session (user_no)`,
  `create table session_proof (
    token_hash text not null references session on delete cascade,
    factor text not null check (factor in ('password', 'sms', 'mail', 'securityPassword', 'service')),
    proved_at timestamptz not null,
    primary key (token_hash, factor)
  )`,
  // allows a login name without a password, whose user sets a new one after it was voided
  `alter table app_user drop constraint app_user_check`,
  `alter table app_user add constraint app_user_password_check check (login_name is not null or password_hash is null)`,
  `create table account_event (
    event_no bigint generated always as identity primary key,
    user_no text references app_user,
    kind text not null,
    way text not null default '',
    happened_at timestamptz not null,
    address text not null,
    agent text not null
  )`,
  `create index account_event_by_user on account_event (user_no, happened_at desc, event_no desc)`,
  // an editable log would prove nothing
  `create function refuse_account_event_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and (old.user_no is null or old.happened_at < now() - interval '3 years') then
        return old;
      end if;
      raise exception 'account_event is only added to';
    end $$`,
  `create trigger account_event_is_kept before update or delete on account_event
    for each row execute function refuse_account_event_change()`,
);
