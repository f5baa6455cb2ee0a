import { statements } from '../../db/statements';

/** History of an order's states. Of existing orders only the current state is known. */
export const migration = statements(
  `create table order_state (
    state_no bigint generated always as identity primary key,
    order_no text not null references flight_order,
    order_status text not null,
    entered_at timestamptz not null
  )`,
  `create index order_state_by_order on order_state (order_no, state_no)`,
  `insert into order_state (order_no, order_status, entered_at)
    select o.order_no, o.order_status, coalesce((select max(l.logged_at) from order_log l where l.order_no = o.order_no), o.created_at)
    from flight_order o`,
);
