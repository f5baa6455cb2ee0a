import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-XYBMDWH';

/** Whitelists of agreements with airlines: departments for a period, and the staff on each. */
export const migration = statements(
  `create sequence agreement_whitelist_seq start 1000`,
  `create table agreement_whitelist (
    whitelist_no text primary key default 'W' || nextval('agreement_whitelist_seq'),
    enterprise_num text not null references enterprise,
    agreement_name text not null,
    airline text not null,
    valid_from date not null,
    valid_to date check (valid_to >= valid_from),
    dept_nos text[] not null,
    is_enable boolean not null,
    remark text not null,
    version integer not null default 1,
    modified_at timestamptz
  )`,
  `create unique index agreement_whitelist_name on agreement_whitelist (enterprise_num, agreement_name)`,
  `create sequence whitelist_staff_seq start 1000`,
  `create table whitelist_staff (
    record_no text primary key default 'WS' || nextval('whitelist_staff_seq'),
    enterprise_num text not null references enterprise,
    whitelist_no text not null references agreement_whitelist,
    staff_no text not null,
    remark text not null,
    version integer not null default 1,
    modified_at timestamptz
  )`,
  `create unique index whitelist_staff_once on whitelist_staff (enterprise_num, staff_no, whitelist_no)`,
  `create index whitelist_staff_list on whitelist_staff (whitelist_no)`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护协议白名单', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JSCPWH'`,
  // grants the right to roles that set the users of the agency's products
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-JSCPWH'`,
);
