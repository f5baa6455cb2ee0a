import { statements } from '../../db/statements';

/**
 * Applications of partners get an agency, numbered secrets that are sealed, and a record of refused requests. The key of
 * the seal is not in the database, so plain secrets wait in `former_partner_secret` until the gateway starts
 * (`sealFormerSecrets`).
 */
export const migration = statements(
  `alter table partner_app
    add column tmc_number text references tmc,
    add column purpose text not null default '',
    add column contact text not null default '',
    add column made_at timestamptz,
    add column made_by text references agency_operator,
    add column stopped_at timestamptz,
    add column version integer not null default 1`,
  // an application over enterprises of two agencies works on, and has none
  `update partner_app a set tmc_number = (
    select min(e.tmc_number) from partner_app_enterprise p join enterprise e using (enterprise_num)
    where p.app_no = a.app_no having count(distinct e.tmc_number) = 1)`,
  `update partner_app a set tmc_number = (select min(tmc_number) from tmc having count(*) = 1)
    where not exists (select from partner_app_enterprise p where p.app_no = a.app_no)`,
  `update partner_app set stopped_at = now() where not is_enable`,
  `create index partner_app_by_agency on partner_app (tmc_number)`,
  `create table partner_secret (
    app_no text not null references partner_app,
    secret_no integer not null check (secret_no > 0),
    sealed_secret text,
    fingerprint text not null check (fingerprint ~ '^[0-9a-f]{4}$'),
    made_at timestamptz,
    made_by text references agency_operator,
    last_used_at timestamptz,
    ends_at timestamptz,
    primary key (app_no, secret_no),
    check (sealed_secret is not null or ends_at is not null)
  )`,
  `create table former_partner_secret (app_no text primary key references partner_app, secret text not null)`,
  `insert into former_partner_secret (app_no, secret) select app_no, secret from partner_app`,
  `alter table partner_app drop column secret, drop column is_enable`,
  `create table partner_refusal (
    app_no text not null references partner_app,
    reason text not null,
    address text not null,
    times integer not null,
    last_at timestamptz not null,
    primary key (app_no, reason, address)
  )`,
  `alter table session
    add column partner_app_no text,
    add column partner_secret_no integer,
    add constraint session_partner_secret_fkey
      foreign key (partner_app_no, partner_secret_no) references partner_secret (app_no, secret_no)`,
  `create index session_by_partner on session (partner_app_no, partner_secret_no) where partner_app_no is not null`,
);
