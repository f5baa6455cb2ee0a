import { statements } from '../../db/statements';

/**
 * The start of the gateway now updates the permission objects to the current version. Roles follow an object that gets
 * a new number; the portal's roles get the grants of a new enterprise once, which were missing for some objects until
 * now.
 */
export const migration = statements(
  `alter table permission_object
    add column is_granted boolean not null default false,
    drop constraint permission_object_parent_no_fkey,
    add constraint permission_object_parent_no_fkey foreign key (parent_no) references permission_object on update cascade`,
  `alter table role_grant
    drop constraint role_grant_object_no_fkey,
    add constraint role_grant_object_no_fkey foreign key (object_no) references permission_object on update cascade`,
  // a role of the portal that older enterprises lack; their own role of that name stays
  `insert into role (role_no, enterprise_num, role_name, permission_range_id, is_built_in)
    select enterprise_num || '-finance', enterprise_num, '财务负责人', 2, true from role r
    where role_no = enterprise_num || '-admin' and is_built_in
      and not exists (select from role q where q.enterprise_num = r.enterprise_num and q.role_name = '财务负责人')
    on conflict do nothing`,
);
