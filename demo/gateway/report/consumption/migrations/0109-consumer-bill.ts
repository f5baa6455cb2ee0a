import { statements } from '../../../db/statements';

const URL = '/financeManage/myConsumerBillReports';
const MENU = 'YHWZ-YMQX-06';
/** Position after the existing pages. */
const PAGE = `${MENU}09`;
const IS_FORMER = `o.url = '${URL}' and o.object_no <> '${PAGE}'
  and exists (select from permission_object new where new.object_no = '${PAGE}')`;

/** Index of one person's facts; the page of the own bill becomes one of those that everyone has. */
export const migration = statements(
  `create index travel_fact_by_staff on travel_fact (enterprise_num, staff_no)`,
  `insert into permission_object
      (object_no, app_no, module_no, parent_no, object_name, object_type, url, key_id, sort_order, in_menu)
    select '${PAGE}', o.app_no, o.module_no, menu.object_no, o.object_name, o.object_type, o.url, '${PAGE}',
      (select max(sort_order) from permission_object where parent_no = menu.object_no), true
    from permission_object o join permission_object menu on menu.object_no = '${MENU}' where o.url = '${URL}'`,
  `insert into role_grant (role_no, object_no)
    select g.role_no, '${PAGE}' from role_grant g
    where g.object_no = '${MENU}' and exists (select from permission_object where object_no = '${PAGE}')`,
  // removes the former page among those of the settlement
  `delete from role_grant g using permission_object o where o.object_no = g.object_no and ${IS_FORMER}`,
  `delete from permission_object o where ${IS_FORMER}`,
);
