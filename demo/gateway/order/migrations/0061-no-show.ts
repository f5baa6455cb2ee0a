import { statements } from '../../db/statements';

/**
 * Tickets of passengers who missed their flight, and the next time to check an order for flown tickets: each departure
 * and the last arrival. It replaces the search by arrival, which found an order with unused tickets again and again.
 */
export const migration = statements(
  `alter table ticket add column is_no_show boolean not null default false`,
  `alter table ticket add constraint only_unused_are_no_shows
    check (not is_no_show or ticket_status not in ('', 'CHECKED IN', 'USED/FLOWN'))`,
  `alter table flight_order add column next_flown_at timestamptz`,
  `update flight_order set next_flown_at = created_at
    where order_status in ('已出票', '退票中', '部分退票', '退票失败')`,
  `drop index flight_order_to_fly`,
  `drop index flight_order_refunded_to_fly`,
  `create index flight_order_to_fly on flight_order (next_flown_at) where next_flown_at is not null`,
);
