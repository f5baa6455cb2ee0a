import { statements } from '../../db/statements';

/** Permission objects with their names, each with the existing right whose holders receive it. */
const OBJECTS = [
  { no: 'YHWZ-YMQX-CKQB', name: '查看企业钱包' },
  { no: 'YHWZ-YMQX-QBCZ', name: '企业钱包充值' },
  { no: 'YHWZ-YMQX-QBSZ', name: '设置企业钱包' },
];

/** Payer of a payment; limits of an enterprise's prepaid account, and the balance below which a warning is sent. */
export const migration = statements(
  `alter table payment add column payer_no text references staff`,
  `create table wallet_rule (
    enterprise_num text primary key references enterprise,
    order_limit bigint check (order_limit > 0),
    person_day_limit bigint check (person_day_limit > 0),
    day_limit bigint check (day_limit > 0),
    warn_below bigint check (warn_below > 0),
    is_low boolean not null default false,
    revision integer not null check (revision > 0),
    changed_by text,
    changed_at timestamptz not null,
    foreign key (enterprise_num, changed_by) references staff (enterprise_num, staff_no)
  )`,
  ...OBJECTS.flatMap(({ no, name }) => [
    `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
      select '${no}', app_no, module_no, '${name}', 2, '${no}', sort_order
      from permission_object where object_no = 'YHWZ-YMQX-JYYSSFX'`,
    // grants the right to roles that see the balances of the wallets for the whole enterprise
    `insert into role_grant (role_no, object_no)
      select g.role_no, o.object_no from role_grant g join role r using (role_no)
      join permission_object o on o.object_no = '${no}'
      where g.object_no = 'YHWZ-YDQX-CKYE' and r.permission_range_id = 2`,
  ]),
);
