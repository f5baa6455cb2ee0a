import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-CBZXYS';

/**
 * Monthly budgets of cost centres by year: every setting is stored, and the one with the highest revision is in force.
 */
export const migration = statements(
  `create table cost_center_budget (
    enterprise_num text not null,
    cost_center_no text not null,
    budget_year smallint not null,
    revision integer not null check (revision > 0),
    month_amounts jsonb not null check (
      month_amounts = 'null' or jsonb_typeof(month_amounts) = 'array' and jsonb_array_length(month_amounts) = 12
    ),
    changed_by text,
    changed_at timestamptz not null,
    primary key (cost_center_no, budget_year, revision),
    foreign key (enterprise_num, cost_center_no) references cost_center (enterprise_num, cost_center_no),
    foreign key (enterprise_num, changed_by) references staff (enterprise_num, staff_no)
  )`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '设置成本中心预算', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JYYSSFX'`,
  // grants the right to roles that see the figures of the whole enterprise
  `insert into role_grant (role_no, object_no)
    select g.role_no, o.object_no from role_grant g join role r using (role_no)
    join permission_object o on o.object_no = '${EDIT}'
    where g.object_no = 'YHWZ-YMQX-JYYSSFX' and r.permission_range_id = 2`,
);
