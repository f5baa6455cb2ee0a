import { statements } from '../../db/statements';

/**
 * The start brings the permission objects up to those of the product. Where an object gets the number of the product, roles
 * follow it; the grants that a new enterprise has of an object are given once to the roles that came with the portal, and
 * until now this was left out for some.
 */
export const migration = statements(
  `alter table permission_object
    add column is_granted boolean not null default false,
    drop constraint permission_object_parent_no_fkey,
    add constraint permission_object_parent_no_fkey foreign key (parent_no) references permission_object on update cascade`,
  `alter table role_grant
    drop constraint role_grant_object_no_fkey,
    add constraint role_grant_object_no_fkey foreign key (object_no) references permission_object on update cascade`,
  // a role of the portal that enterprises of before it do not have; one of that name they keep as it is
  `insert into role (role_no, enterprise_num, role_name, permission_range_id, is_built_in)
    select enterprise_num || '-finance', enterprise_num, '财务负责人', 2, true from role r
    where role_no = enterprise_num || '-admin' and is_built_in
      and not exists (select from role q where q.enterprise_num = r.enterprise_num and q.role_name = '财务负责人')
    on conflict do nothing`,
);
