/** Inconsistencies of seats, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'seats taken that no order has': `
    select i.inventory_key, i.cabin_code, i.taken from seat_inventory i
    left join order_segment s using (inventory_key, cabin_code)
    group by i.inventory_key, i.cabin_code having i.taken <> coalesce(sum(s.seats_held), 0)`,
  'more seats taken than there are': `select inventory_key from seat_inventory where taken > capacity`,
  'an order that holds other seats than its state and passengers ask for': `
    select o.order_no, o.order_status, s.seats_held from flight_order o join order_segment s using (order_no)
    where s.seats_held <> case when o.order_status in ('已取消', '审批不通过', '已退票', '出票失败', '改签失败') then 0 else (
      select count(*) from order_passenger p join ticket t using (order_no, passenger_no)
      where p.order_no = o.order_no and t.segment_no = s.segment_no and p.passenger_type_id <> 3
        and t.ticket_status not in ('REFUNDED', 'EXCHANGED')) end`,
};
