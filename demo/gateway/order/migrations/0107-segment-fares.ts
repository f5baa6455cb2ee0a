import { statements } from '../../db/statements';

/**
 * Reference fares of a segment, bigint fen: the full fare of its class group and the published fare before an
 * agreement's discount. For segments sold before they are derived from the discount, which is in whole percents.
 */
export const migration = statements(
  `alter table order_segment
    add column cabin_type smallint not null default 1 check (cabin_type in (1, 2, 3)),
    add column full_fare bigint not null default 0,
    add column published_fare bigint not null default 0,
    add column is_protocol boolean not null default false`,
  `update order_segment s set
      cabin_type = case s.cabin_name when '头等舱' then 3 when '公务舱' then 2 else 1 end,
      full_fare = coalesce(round(t.price / nullif(s.discount, 0) / 10) * 1000, t.price),
      published_fare = t.price
    from (
      select order_no, segment_no, max(sale_price)::numeric as price from ticket group by order_no, segment_no) t
    where t.order_no = s.order_no and t.segment_no = s.segment_no`,
);
