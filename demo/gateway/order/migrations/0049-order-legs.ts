import { statements } from '../../db/statements';

/** Which way of its journey a flight belongs to: 1 the way there, 2 the way back. Until now a round trip had a flight a way. */
export const migration = statements(
  `alter table order_segment add column leg_no integer not null default 1`,
  `update order_segment s set leg_no = s.segment_no from flight_order o
    where o.order_no = s.order_no and o.voyage_type = 2`,
);
