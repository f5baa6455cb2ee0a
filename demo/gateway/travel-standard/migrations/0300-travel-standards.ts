import { addSoundColumn } from '../../db/sound-column';
import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-CLBZWH';

/** Travel standards maintained by the enterprise. */
export const migration = statements(
  `create sequence travel_standard_seq start 1000`,
  `alter table travel_standard
    alter column standard_no set default 'S' || nextval('travel_standard_seq'),
    add column version integer not null default 1,
    add column modified_at timestamptz`,
  addSoundColumn('travel_standard', 'standard_name'),
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护差旅标准', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JSCPWH'`,
  // grants the right to roles that maintain the reasons for breaking them
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-CBYYWH'`,
);
