import { statements } from '../../db/statements';

/** Consents to payments by the prepaid account, and the amount above which they are required. */
export const migration = statements(
  `alter table wallet_rule add column review_above bigint check (review_above > 0)`,
  `create table wallet_review (
    review_no text primary key check (review_no ~ '^FH[0-9]{18}$'),
    enterprise_num text not null references enterprise,
    order_no text not null references flight_order,
    amount bigint not null check (amount > 0),
    review_state text not null check (review_state in ('waiting', 'agreed', 'refused', 'lapsed')),
    asked_by text not null,
    asked_at timestamptz not null,
    decided_by text,
    decided_at timestamptz,
    refuse_reason text not null default '',
    foreign key (enterprise_num, asked_by) references staff (enterprise_num, staff_no),
    foreign key (enterprise_num, decided_by) references staff (enterprise_num, staff_no),
    check ((decided_by is null) = (decided_at is null)),
    check (decided_by <> asked_by),
    check (review_state = 'lapsed' or (review_state = 'waiting') = (decided_by is null)),
    check ((review_state = 'refused') = (refuse_reason <> ''))
  )`,
  `create unique index one_review_counts_for_an_order on wallet_review (order_no)
    where review_state in ('waiting', 'agreed')`,
  `create index wallet_review_by_order on wallet_review (order_no, asked_at)`,
  `create index wallet_review_by_time on wallet_review (enterprise_num, asked_at desc, review_no desc)`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select 'YHWZ-YMQX-QBFH', app_no, module_no, '复核企业预存付款', 2, 'YHWZ-YMQX-QBFH', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JYYSSFX'`,
  // grants the right to roles that may set the limits of the prepaid account
  `insert into role_grant (role_no, object_no)
    select g.role_no, o.object_no from role_grant g join permission_object o on o.object_no = 'YHWZ-YMQX-QBFH'
    where g.object_no = 'YHWZ-YMQX-QBSZ'`,
);
