import { statements } from '../../db/statements';

/**
 * Identity providers of enterprises, one each, with their mail domains and counted refusals. A removed department, position or
 * role is no longer that of added persons, who are refused until the agency names another.
 */
export const migration = statements(
  `create table identity_provider (
    provider_no text primary key,
    enterprise_num text not null unique references enterprise,
    display_name text not null,
    issuer text not null,
    client_id text not null,
    sealed_secret text,
    fingerprint text not null default '',
    secret_at timestamptz,
    scopes text not null,
    matched_field text not null check (matched_field in ('jobNo', 'email', 'phone')),
    matched_claim text not null,
    trusts_mail boolean not null,
    acr text not null default '',
    skips_second_step boolean not null,
    unknown_rule text not null check (unknown_rule in ('tell', 'make')),
    dept_no text,
    position_no text,
    role_no text,
    dept_claim text not null default '',
    role_claim text not null default '',
    forbids_local boolean not null,
    spares_main_manager boolean not null,
    is_on boolean not null default false,
    made_at timestamptz not null,
    made_by text not null references agency_operator,
    last_used_at timestamptz,
    version integer not null default 1,
    check ((sealed_secret is null) = (secret_at is null)),
    foreign key (enterprise_num, dept_no) references department (enterprise_num, dept_no)
      on delete set null (dept_no),
    foreign key (enterprise_num, position_no) references job_position (enterprise_num, position_no)
      on delete set null (position_no),
    foreign key (enterprise_num, role_no) references role (enterprise_num, role_no)
      on delete set null (role_no)
  )`,
  `create table identity_domain (
    domain text primary key,
    provider_no text not null references identity_provider
  )`,
  `create index identity_domain_by_provider on identity_domain (provider_no)`,
  `create table identity_refusal (
    provider_no text not null references identity_provider,
    reason text not null,
    times integer not null,
    last_at timestamptz not null,
    primary key (provider_no, reason)
  )`,
);
