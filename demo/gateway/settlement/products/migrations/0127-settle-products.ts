import { statements } from '../../../db/statements';

const EDIT = 'YHWZ-YMQX-JSCPWH';

/** The products of the agency, the persons of an enterprise who may use them, and the history of these settings. */
export const migration = statements(
  `insert into dictionary_entry (param, code, name, sort_order)
    values ('SETTLE_PRODUCT', 1, '国内机票', 1), ('SETTLE_PRODUCT', 2, '航空保险', 2)`,
  // the setting with the highest revision is in force; a product without a setting is open to everybody
  `create table settle_product_users (
    enterprise_num text not null references enterprise,
    product_no text not null,
    revision integer not null check (revision > 0),
    is_all_staff boolean not null,
    changed_by text not null,
    changed_at timestamptz not null,
    primary key (enterprise_num, product_no, revision),
    foreign key (enterprise_num, changed_by) references staff (enterprise_num, staff_no)
  )`,
  `create table settle_product_user (
    enterprise_num text not null,
    product_no text not null,
    revision integer not null,
    staff_no text,
    dept_no text,
    position_no text,
    check (num_nonnulls(staff_no, dept_no, position_no) = 1),
    unique nulls not distinct (enterprise_num, product_no, revision, staff_no, dept_no, position_no),
    foreign key (enterprise_num, product_no, revision) references settle_product_users,
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no),
    foreign key (enterprise_num, dept_no) references department (enterprise_num, dept_no),
    foreign key (enterprise_num, position_no) references job_position (enterprise_num, position_no)
  )`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '设置产品适用人员和结算账户', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-CBZXWH'`,
  // grants the right to the roles that maintain cost centres
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-CBZXWH'`,
);
