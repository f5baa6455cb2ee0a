import { statements } from '../../../db/statements';

const BOOK = 'YHWZ-YDQX-GNJP';
const CHANGE = 'YHWZ-YDQX-GQDD';

/**
 * A change is an order of its own, which holds the new tickets and costs the fee and the fare difference, or nothing.
 * An order has at most one change in progress, and a ticket is exchanged once. All roles that may book get the right to
 * change tickets.
 */
export const migration = statements(
  `alter table flight_order add column change_of text references flight_order`,
  `alter table flight_order drop constraint flight_order_total_amount_check`,
  `alter table flight_order add constraint only_a_change_costs_nothing
    check (total_amount > 0 or total_amount = 0 and change_of is not null)`,
  `create index flight_order_changing on flight_order (next_issue_at)
    where order_status = '改签中' and next_issue_at is not null`,
  `create table change_order (
    order_no text primary key references flight_order,
    changed_order_no text not null references flight_order,
    applicant_no text not null,
    applicant_name text not null,
    change_reason smallint not null,
    remark text not null,
    change_fee bigint not null check (change_fee >= 0),
    fare_difference bigint not null check (fare_difference >= 0),
    status_before text not null check (status_before in ('已出票', '部分退票', '退票失败')),
    outcome text not null default 'open' check (outcome in ('open', 'done', 'failed', 'cancelled')),
    applied_at timestamptz not null,
    ended_at timestamptz,
    check ((outcome = 'open') = (ended_at is null))
  )`,
  `create index change_order_by_changed on change_order (changed_order_no, applied_at)`,
  `create unique index one_change_under_way on change_order (changed_order_no) where outcome = 'open'`,
  `create table change_ticket (
    order_no text not null references change_order,
    segment_no smallint not null,
    passenger_no smallint not null,
    old_order_no text not null,
    old_segment_no smallint not null,
    old_passenger_no smallint not null,
    change_fee bigint not null check (change_fee >= 0),
    fare_difference bigint not null check (fare_difference >= 0),
    times_changed smallint not null check (times_changed >= 0),
    ended boolean not null default false,
    primary key (order_no, segment_no, passenger_no),
    foreign key (order_no, segment_no, passenger_no) references ticket,
    foreign key (old_order_no, old_segment_no, old_passenger_no) references ticket
  )`,
  `comment on column change_ticket.ended is 'it came to nothing: the old ticket is as it was'`,
  `create unique index a_ticket_is_exchanged_once on change_ticket (old_order_no, old_segment_no, old_passenger_no)
    where not ended`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${CHANGE}', app_no, module_no, '改签', 2, '${CHANGE}', sort_order
    from permission_object where object_no = '${BOOK}'`,
  `insert into role_grant (role_no, object_no)
    select role_no, '${CHANGE}' from role_grant where object_no = '${BOOK}'`,
);
