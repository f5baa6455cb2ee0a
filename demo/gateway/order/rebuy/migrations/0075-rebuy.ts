import { statements } from '../../../db/statements';

/**
 * Old tickets replaced by a new order in one application: the new order names the old one from the start, and the
 * refund amount is fixed then. An order has at most one rebuy in progress, and a ticket is replaced once.
 */
export const migration = statements(
  `create table rebuy_order (
    order_no text primary key references flight_order,
    old_order_no text not null references flight_order,
    applicant_no text not null,
    applicant_name text not null,
    reason_type smallint not null,
    remark text not null,
    back_total bigint not null check (back_total >= 0),
    status_before text not null check (status_before in ('已出票', '部分退票', '退票失败')),
    outcome text not null default 'open'
      check (outcome in ('open', 'bought', 'done', 'refundFailed', 'notIssued', 'cancelled')),
    refund_no text references refund_order,
    applied_at timestamptz not null,
    ended_at timestamptz,
    check (order_no <> old_order_no),
    check ((outcome in ('open', 'bought')) = (ended_at is null))
  )`,
  `create index rebuy_order_by_old on rebuy_order (old_order_no, applied_at)`,
  `create unique index one_rebuy_under_way on rebuy_order (old_order_no) where outcome = 'open'`,
  `create table rebuy_ticket (
    order_no text not null references rebuy_order,
    segment_no smallint not null,
    passenger_no smallint not null,
    old_order_no text not null,
    old_segment_no smallint not null,
    old_passenger_no smallint not null,
    ended boolean not null default false,
    primary key (order_no, segment_no, passenger_no),
    foreign key (order_no, segment_no, passenger_no) references ticket,
    foreign key (old_order_no, old_segment_no, old_passenger_no) references ticket
  )`,
  `comment on column rebuy_ticket.ended is 'it came to nothing: the old ticket is as it was'`,
  `create unique index a_ticket_is_rebought_once on rebuy_ticket (old_order_no, old_segment_no, old_passenger_no)
    where not ended`,
);
