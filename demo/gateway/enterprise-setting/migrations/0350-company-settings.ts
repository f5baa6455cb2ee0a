import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-QYXXWH';

/** Administrators keep what the enterprise is called and what it has set. */
export const migration = statements(
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护企业信息', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JSCPWH'`,
  // those who set who may use the products of the agency
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-JSCPWH'`,
);
