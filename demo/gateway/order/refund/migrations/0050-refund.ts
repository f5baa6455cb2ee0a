import { statements } from '../../../db/statements';

// written out, because a migration must not change with the contract
const STATES = `'退票中', '已退票', '退票失败'`;
const BOOK = 'YHWZ-YDQX-GNJP';
const REFUND = 'YHWZ-YDQX-TPDD';

/**
 * Refunds with their tickets and insurances. A ticket is refunded once, and an order has at most one refund in
 * progress. All roles that may book get the right to refund tickets.
 */
export const migration = statements(
  `create table refund_order (
    refund_no text primary key check (refund_no ~ '^[0-9]{14}-[0-9]{1,3}$'),
    order_no text not null references flight_order,
    applicant_no text not null,
    applicant_name text not null,
    reason_type smallint not null,
    remark text not null,
    refund_state text not null check (refund_state in (${STATES})),
    refund_fee bigint not null check (refund_fee >= 0),
    refund_amount bigint not null check (refund_amount >= 0),
    applied_at timestamptz not null,
    ask_attempts smallint not null default 0,
    next_ask_at timestamptz,
    done_at timestamptz,
    check ((refund_state = '退票中') = (next_ask_at is not null)),
    check ((refund_state = '退票中') = (done_at is null)),
    unique (refund_no, order_no)
  )`,
  `create index refund_order_by_order on refund_order (order_no)`,
  `create index refund_order_to_ask on refund_order (next_ask_at) where refund_state = '退票中'`,
  `create unique index one_refund_under_way on refund_order (order_no) where refund_state = '退票中'`,
  `create table refund_ticket (
    refund_no text not null,
    order_no text not null,
    segment_no smallint not null,
    passenger_no smallint not null,
    refund_fee bigint not null check (refund_fee >= 0),
    refund_amount bigint not null check (refund_amount >= 0),
    failed boolean not null default false,
    primary key (refund_no, segment_no, passenger_no),
    foreign key (refund_no, order_no) references refund_order (refund_no, order_no),
    foreign key (order_no, segment_no, passenger_no) references ticket
  )`,
  `create unique index a_ticket_is_given_back_once on refund_ticket (order_no, segment_no, passenger_no)
    where not failed`,
  `create table refund_insurance (
    refund_no text not null,
    order_no text not null,
    passenger_no smallint not null,
    refund_amount bigint not null check (refund_amount > 0),
    failed boolean not null default false,
    primary key (refund_no, passenger_no),
    foreign key (refund_no, order_no) references refund_order (refund_no, order_no),
    foreign key (order_no, passenger_no) references order_passenger
  )`,
  `create unique index insurance_comes_back_once on refund_insurance (order_no, passenger_no) where not failed`,
  `create index flight_order_refunded_to_fly on flight_order (arrival_time)
    where order_status in ('部分退票', '退票失败')`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${REFUND}', app_no, module_no, '退票', 2, '${REFUND}', sort_order
    from permission_object where object_no = '${BOOK}'`,
  `insert into role_grant (role_no, object_no)
    select role_no, '${REFUND}' from role_grant where object_no = '${BOOK}'`,
);
