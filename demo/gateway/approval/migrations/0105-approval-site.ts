import { statements } from '../../db/statements';

/** Approval forms have a site per host; until now it was the portal's own. */
export const migration = statements(
  `insert into permission_object (object_no, app_no, module_no, parent_no, object_name, object_type, url, key_id, sort_order)
  select object_no || '-SPDZ', app_no, module_no, object_no, '审批站点地址', 1, '/', object_no || '-SPDZ', sort_order
  from permission_object where app_no = 'WZTZDZ' and parent_no is null`,
);
