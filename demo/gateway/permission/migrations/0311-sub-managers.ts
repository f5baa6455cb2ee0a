import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-ZGLYWH';

/** The main administrator of each enterprise, and the sub administrators with their periods. */
export const migration = statements(
  `create table main_manager (
    enterprise_num text primary key references enterprise,
    staff_no text not null,
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  // until it is handed over: the first holder of the administrators' role
  `insert into main_manager (enterprise_num, staff_no)
    select enterprise_num, min(staff_no) from staff_role
    where role_no = enterprise_num || '-admin' group by enterprise_num`,
  `create sequence sub_manager_seq start 1000`,
  `create table sub_manager (
    key_id text primary key default 'SM' || nextval('sub_manager_seq'),
    enterprise_num text not null references enterprise,
    staff_no text not null,
    is_whole boolean not null,
    dept_nos text[] not null,
    object_nos text[] not null,
    valid_from date not null,
    valid_to date check (valid_to >= valid_from),
    remark text not null,
    version integer not null default 1,
    modified_at timestamptz,
    check (is_whole = (cardinality(dept_nos) = 0)),
    constraint sub_manager_once unique (staff_no),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  `create index sub_manager_list on sub_manager (enterprise_num)`,
  ...['sub_manager', 'main_manager'].map(
    (table) => `create trigger ${table}_raises_version after insert or update or delete on ${table}
      for each statement execute function raise_directory_version()`,
  ),
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护子管理员', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-050303'`,
  // grants the right to roles with the page of administrators
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-050303'`,
);
