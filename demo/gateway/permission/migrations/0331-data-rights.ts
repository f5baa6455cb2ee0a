import { statements } from '../../db/statements';

const RIGHTS = [
  ['YHWZ-YMQX-SJQXWH', '维护数据权限', 'YHWZ-YMQX-050302'],
  ['YHWZ-YMQX-CZYWH', '维护操作员', 'YHWZ-YMQX-050305'],
] as const;

/** Rights to set the data scope of staff, and to maintain operators, for roles with the pages of administrators. */
export const migration = statements(
  ...RIGHTS.flatMap(([object, name, page]) => [
    `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
      select '${object}', app_no, module_no, '${name}', 2, '${object}', sort_order
      from permission_object where object_no = '${page}'`,
    `insert into role_grant (role_no, object_no)
      select distinct g.role_no, o.object_no from role_grant g join permission_object o on o.object_no = '${object}'
      where g.object_no = 'YHWZ-YMQX-050303'`,
  ]),
);
