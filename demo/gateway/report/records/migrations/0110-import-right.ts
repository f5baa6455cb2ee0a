import { statements } from '../../../db/statements';

const IMPORT = 'YHWZ-YMQX-DRCLJL';

/** Right to import records of trips. */
export const migration = statements(
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${IMPORT}', app_no, module_no, '导入差旅记录', 2, '${IMPORT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JYYSSFX'`,
  // grants the right to roles that see the figures of the whole enterprise
  `insert into role_grant (role_no, object_no)
    select g.role_no, o.object_no from role_grant g join role r using (role_no)
    join permission_object o on o.object_no = '${IMPORT}'
    where g.object_no = 'YHWZ-YMQX-JYYSSFX' and r.permission_range_id = 2`,
);
