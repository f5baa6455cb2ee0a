import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-QYXXWH';

/** Right of administrators to maintain the enterprise's names and settings. */
export const migration = statements(
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护企业信息', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JSCPWH'`,
  // grants the right to roles that set the users of the agency's products
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-JSCPWH'`,
);
