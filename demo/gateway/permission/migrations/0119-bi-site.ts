import { statements } from '../../db/statements';

/** The BI site has an address, by host: beside the server-side site where that is the one of the settings. */
export const migration = statements(
  `insert into permission_object (object_no, app_no, module_no, parent_no, object_name, object_type, url, key_id, sort_order)
  select parent_no || '-BIDZ', app_no, module_no, parent_no, '商业智能站点地址', 1, url || '/bi', parent_no || '-BIDZ', sort_order
  from permission_object where app_no = 'WZTZDZ' and url = '{serverSite}'`,
);
