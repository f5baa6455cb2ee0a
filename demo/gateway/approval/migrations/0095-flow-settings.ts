import { statements } from '../../db/statements';

const MENU = 'YHWZ-YMQX-0510';
const PAGE = `${MENU}01`;
const EDIT = 'SP-CZQX-LCSZ';

/** Author of a flow's version and the former version that it restores; the page of the flows and its right. */
export const migration = statements(
  `alter table approval_flow add column changed_by_no text, add column restored_from integer check (restored_from >= 0)`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '审批流程设置', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'SP-CZQX-TY'`,
  `insert into permission_object
      (object_no, app_no, module_no, parent_no, object_name, object_type, url, key_id, sort_order, in_menu)
    select new.no, app_no, module_no, coalesce(new.parent, object_no), new.name, 1, new.url, new.no, sort_order, true
    from permission_object, (values
      ('${MENU}', null, '审批管理', ''),
      ('${PAGE}', '${MENU}', '审批流程设置', '/approvalFlow/settings')
    ) new (no, parent, name, url) where object_no = 'YHWZ-YMQX-05'`,
  // grants the right to roles that manage the whole enterprise
  `insert into role_grant (role_no, object_no)
    select g.role_no, o.object_no from role_grant g join role r using (role_no)
    join permission_object o on o.object_no in ('${EDIT}', '${MENU}', '${PAGE}')
    where g.object_no = 'YHWZ-YMQX-05' and r.permission_range_id = 2`,
);
