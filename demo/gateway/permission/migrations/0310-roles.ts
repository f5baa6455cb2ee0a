import { addSoundColumn } from '../../db/sound-column';
import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-JSWH';

/**
 * Roles maintained by the enterprise, with unique names; duplicate names get their numbers as a suffix. Existing roles
 * count as roles of the portal.
 */
export const migration = statements(
  `create sequence role_seq start 1000`,
  `alter table role
    alter column role_no set default 'R' || nextval('role_seq'),
    add column remark text not null default '',
    add column is_built_in boolean not null default false,
    add column version integer not null default 1,
    add column modified_at timestamptz`,
  `alter table role_grant drop constraint role_grant_role_no_fkey,
    add constraint role_grant_role_no_fkey foreign key (role_no) references role on delete cascade`,
  `update role set is_built_in = true`,
  `update role r set role_name = role_name || ' ' || role_no
    where exists (select from role q where q.enterprise_num = r.enterprise_num
      and q.role_name = r.role_name and q.role_no < r.role_no)`,
  `create unique index role_name on role (enterprise_num, role_name)`,
  addSoundColumn('role', 'role_name'),
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护角色', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-050301'`,
  // grants the right to roles with the page of roles
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-050301'`,
);
