import { statements } from '../../db/statements';

/** Gives the BI site an address per host, derived from the server-side site where its base is the configured one. */
export const migration = statements(
  `insert into permission_object (object_no, app_no, module_no, parent_no, object_name, object_type, url, key_id, sort_order)
  select parent_no || '-BIDZ', app_no, module_no, parent_no, '商业智能站点地址', 1, url || '/bi', parent_no || '-BIDZ', sort_order
  from permission_object where app_no = 'WZTZDZ' and url = '{serverSite}'`,
);
