import { statements } from '../../db/statements';

/** Directories of enterprises that write staff and departments: settings, tokens, numbers of theirs, and a log. */
export const migration = statements(
  `alter table staff add column directory_id text not null default gen_random_uuid()::text`,
  `create unique index staff_by_directory_id on staff (directory_id)`,
  `create table directory_sync (
    enterprise_num text primary key references enterprise,
    is_on boolean not null,
    number_from text not null check (number_from in ('employeeNumber', 'externalId', 'userName', 'none')),
    makes_departments boolean not null,
    dept_no text not null,
    position_no text not null,
    grade_no text not null,
    cost_center_no text not null,
    accounting_entity_no text not null,
    role_no text,
    version integer not null default 1,
    foreign key (enterprise_num, dept_no) references department (enterprise_num, dept_no),
    foreign key (enterprise_num, position_no) references job_position (enterprise_num, position_no),
    foreign key (enterprise_num, grade_no) references grade (enterprise_num, grade_no),
    foreign key (enterprise_num, cost_center_no) references cost_center (enterprise_num, cost_center_no),
    foreign key (enterprise_num, accounting_entity_no)
      references accounting_entity (enterprise_num, accounting_entity_no),
    foreign key (enterprise_num, role_no) references role (enterprise_num, role_no)
  )`,
  `create table directory_token (
    enterprise_num text not null references directory_sync,
    token_no integer not null check (token_no > 0),
    token_hash text not null unique,
    fingerprint text not null check (fingerprint ~ '^[0-9a-f]{4}$'),
    made_at timestamptz not null,
    made_by text not null references agency_operator,
    last_used_at timestamptz,
    ends_at timestamptz,
    primary key (enterprise_num, token_no)
  )`,
  `create table directory_person (
    staff_no text primary key,
    enterprise_num text not null,
    user_name text not null,
    external_id text,
    family_name text,
    given_name text,
    phone text,
    awaited_manager text,
    removed_at timestamptz,
    synced_at timestamptz not null,
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no) on delete cascade
  )`,
  `create unique index directory_person_by_name on directory_person (enterprise_num, lower(user_name))
    where removed_at is null`,
  `create unique index directory_person_by_external_id on directory_person (enterprise_num, external_id)`,
  `create index directory_person_by_awaited on directory_person (enterprise_num, awaited_manager)
    where awaited_manager is not null`,
  `create table directory_group (
    dept_no text primary key,
    enterprise_num text not null,
    external_id text not null,
    unique (enterprise_num, external_id),
    foreign key (enterprise_num, dept_no) references department (enterprise_num, dept_no) on delete cascade
  )`,
  `create table directory_request (
    request_no bigint generated always as identity primary key,
    enterprise_num text not null references directory_sync,
    requested_at timestamptz not null,
    token_no integer not null,
    method text not null,
    path text not null,
    status integer not null,
    scim_type text not null,
    detail text not null
  )`,
  `create index directory_request_by_enterprise on directory_request (enterprise_num, request_no desc)`,
);
