import { statements } from '../../db/statements';

const DIRECTORY = [
  'staff',
  'department',
  'app_user',
  'permission_object',
  'role',
  'role_grant',
  'staff_role',
];

/** Permission objects, the roles that grant them, and the holders of roles. */
export const migration = statements(
  `create table permission_object (
    object_no text primary key,
    app_no text not null,
    module_no text not null,
    parent_no text references permission_object,
    object_name text not null,
    object_type smallint not null check (object_type in (1, 2)),
    url text not null default '',
    icon_url text not null default '',
    key_id text not null unique,
    sort_order integer not null,
    in_menu boolean not null default false,
    is_enable boolean not null default true
  )`,
  `create index permission_object_by_module on permission_object (app_no, module_no, sort_order)`,
  // permission_range_id as in specification 6: 1 personal, 2 enterprise, 3 department
  `create table role (
    role_no text primary key,
    enterprise_num text not null references enterprise,
    role_name text not null,
    permission_range_id smallint not null check (permission_range_id in (1, 2, 3)),
    unique (enterprise_num, role_no)
  )`,
  `create table role_grant (
    role_no text not null references role,
    object_no text not null references permission_object,
    primary key (role_no, object_no)
  )`,
  `create table staff_role (
    enterprise_num text not null,
    staff_no text not null,
    role_no text not null,
    primary key (staff_no, role_no),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no),
    foreign key (enterprise_num, role_no) references role (enterprise_num, role_no)
  )`,
  // every process caches callers' rights under this number, so that a change takes effect everywhere at once
  `create table directory_version (
    singleton boolean primary key default true check (singleton),
    version bigint not null
  )`,
  `insert into directory_version (version) values (1)`,
  `create function raise_directory_version() returns trigger language plpgsql as $$
    begin
      update directory_version set version = version + 1;
      return null;
    end
  $$`,
  ...DIRECTORY.map(
    (table) => `create trigger ${table}_raises_version after insert or update or delete on ${table}
      for each statement execute function raise_directory_version()`,
  ),
);
