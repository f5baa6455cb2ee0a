import { statements } from '../../db/statements';

/** Leg that a flight belongs to: 1 outward, 2 return. Until now a round trip had one flight per leg. */
export const migration = statements(
  `alter table order_segment add column leg_no integer not null default 1`,
  `update order_segment s set leg_no = s.segment_no from flight_order o
    where o.order_no = s.order_no and o.voyage_type = 2`,
);
