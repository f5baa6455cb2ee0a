import { statements } from '../../../db/statements';

/** Refunds of orders by the desk that need two operators. */
export const migration = statements(
  `create table agency_order_refund (
    order_no text not null references flight_order on delete cascade,
    refund_no text not null,
    ticket_amount bigint not null check (ticket_amount >= 0),
    reason text not null,
    first_operator_no text references agency_operator,
    first_operator_name text not null default '',
    first_confirmed_at timestamptz,
    primary key (order_no, refund_no),
    check ((first_operator_no is null) = (first_confirmed_at is null))
  )`,
  `create index agency_order_refund_by_operator on agency_order_refund (first_operator_no)`,
);
