/** Inconsistencies of changes, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'a change that costs another sum than its tickets': `
    select c.order_no from change_order c join flight_order o using (order_no) join change_ticket t using (order_no)
    group by c.order_no, o.total_amount having c.change_fee <> sum(t.change_fee)
      or c.fare_difference <> sum(t.fare_difference) or o.total_amount <> c.change_fee + c.fare_difference`,
  'a change that is none, or no change that says it is one': `
    select o.order_no from flight_order o left join change_order c using (order_no)
    where o.change_of is distinct from c.changed_order_no`,
  'a change whose tickets are not all those of its order': `
    select c.order_no from change_order c where (select count(*) from ticket t where t.order_no = c.order_no)
      <> (select count(*) from change_ticket t where t.order_no = c.order_no)`,
  'a changed ticket that is worth another sum than the one before and its difference': `
    select c.order_no from change_ticket c join ticket n using (order_no, segment_no, passenger_no)
    join ticket o on (o.order_no, o.segment_no, o.passenger_no) = (c.old_order_no, c.old_segment_no, c.old_passenger_no)
    where n.sale_price <> o.sale_price + c.fare_difference or n.build_fee <> o.build_fee or n.fuel_fee <> o.fuel_fee`,
  'a change that says another outcome than its order': `
    select c.order_no, c.outcome, o.order_status from change_order c join flight_order o using (order_no)
    where c.outcome <> case when o.order_status in ('待审批', '待支付', '改签中') and o.next_issue_at is not null
        or o.order_status in ('待审批', '待支付') then 'open'
      when o.order_status = '改签失败' then 'failed'
      when o.order_status in ('已取消', '审批不通过') then 'cancelled' else 'done' end`,
  'a ticket whose status is not that of its change': `
    select o.order_no, o.ticket_status, r.outcome from change_ticket c join change_order r using (order_no)
    join ticket o on (o.order_no, o.segment_no, o.passenger_no) = (c.old_order_no, c.old_segment_no, c.old_passenger_no)
    where c.ended <> (r.outcome in ('failed', 'cancelled')) or r.outcome = 'done' and o.ticket_status <> 'EXCHANGED'
      or r.outcome = 'open' and o.ticket_status not in ('OPEN FOR USE', 'USED/FLOWN')`,
  'an exchanged ticket without the one it was exchanged for': `
    select t.order_no from ticket t left join change_ticket c
      on (c.old_order_no, c.old_segment_no, c.old_passenger_no) = (t.order_no, t.segment_no, t.passenger_no) and not c.ended
    left join change_order r on r.order_no = c.order_no
    where t.ticket_status = 'EXCHANGED' and r.outcome is distinct from 'done'`,
  'an order that is being changed without a change, or one with that is not': `
    select o.order_no, o.order_status from flight_order o
    where (o.order_status = '改签待核算' or o.order_status = '改签中' and o.next_issue_at is null)
      <> (exists (select 1 from change_order c where c.changed_order_no = o.order_no and c.outcome = 'open')
        or exists (select 1 from rebuy_order r where r.old_order_no = o.order_no and r.outcome = 'open'))`,
};
