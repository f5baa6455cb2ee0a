/** Inconsistencies of insurance, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'insurance that was bought anew with a change': `
    select o.order_no from flight_order o join order_insurance i using (order_no) where o.change_of is not null`,
  'insurance that came back in another sum than its premium': `
    select r.refund_no from refund_insurance r where r.refund_amount is distinct from (
      select sum(price) from order_insurance i
      where (i.order_no, i.passenger_no) = (r.policy_order_no, r.policy_passenger_no))`,
  'insurance that came back while it covers a ticket still, or one that was flown': `
    with recursive cover as (
      select r.refund_no, o.refund_state, t.order_no, t.segment_no, t.passenger_no
      from refund_insurance r join refund_order o using (refund_no)
      join ticket t on (t.order_no, t.passenger_no) = (r.policy_order_no, r.policy_passenger_no)
      where not r.failed
      union all
      select cover.refund_no, cover.refund_state, c.order_no, c.segment_no, c.passenger_no from cover
      join change_ticket c on (c.old_order_no, c.old_segment_no, c.old_passenger_no)
        = (cover.order_no, cover.segment_no, cover.passenger_no)
      join change_order r on r.order_no = c.order_no and r.outcome = 'done'
    )
    select cover.refund_no, t.ticket_status from cover join ticket t using (order_no, segment_no, passenger_no)
    where cover.refund_state = '已退票' and t.ticket_status not in ('REFUNDED', 'EXCHANGED')
      or t.ticket_status = 'USED/FLOWN'`,
};
