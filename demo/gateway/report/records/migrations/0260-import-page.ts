import { statements } from '../../../db/statements';

const IMPORT = 'YHWZ-YMQX-DRCLJL';
const MENU = 'YHWZ-YMQX-04';
const PAGE = `${MENU}03`;

/** Adds the import page to the roles that may import records. */
export const migration = statements(
  `insert into permission_object
      (object_no, app_no, module_no, parent_no, object_name, object_type, url, key_id, sort_order, in_menu)
    select '${PAGE}', menu.app_no, menu.module_no, menu.object_no, '导入差旅记录', menu.object_type,
      '/travelReport/importRecords', '${PAGE}',
      (select max(sort_order) from permission_object where parent_no = menu.object_no), true
    from permission_object menu where menu.object_no = '${MENU}'`,
  `insert into role_grant (role_no, object_no)
    select g.role_no, '${PAGE}' from role_grant g
    where g.object_no = '${IMPORT}' and exists (select from permission_object where object_no = '${PAGE}')`,
);
