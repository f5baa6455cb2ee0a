/** Inconsistencies of rebuys, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'a rebuy that says another outcome than its new order': `
    select r.order_no, r.outcome, n.order_status from rebuy_order r join flight_order n using (order_no)
    where case when n.order_status in ('待审批', '待支付', '出票中') then r.outcome <> 'open'
      when n.order_status in ('已取消', '审批不通过') then r.outcome <> 'cancelled'
      when n.order_status = '出票失败' then r.outcome <> 'notIssued'
      else r.outcome not in ('bought', 'done', 'refundFailed') end`,
  'new tickets whose old ones are neither given back, nor being given back, nor told to be kept': `
    select r.order_no, r.outcome, t.ticket_status from rebuy_order r join rebuy_ticket x using (order_no)
    join ticket t on (t.order_no, t.segment_no, t.passenger_no) = (x.old_order_no, x.old_segment_no, x.old_passenger_no)
    where (r.outcome = 'done') <> (t.ticket_status = 'REFUNDED' and not x.ended and r.outcome <> 'refundFailed')
      or x.ended <> (r.outcome in ('cancelled', 'notIssued'))`,
  'a rebuy whose refund is not in its state': `
    select r.order_no, r.outcome, f.refund_state from rebuy_order r left join refund_order f using (refund_no)
    where (r.outcome = 'bought') <> coalesce(f.refund_state = '退票中', false)
      or r.outcome in ('open', 'cancelled', 'notIssued') and r.refund_no is not null
      or r.outcome = 'refundFailed' and f.refund_state = '已退票'`,
  'a rebuy that gave another sum back than was said, or other tickets': `
    select r.order_no from rebuy_order r join refund_order f using (refund_no)
    where f.refund_amount <> r.back_total + (select coalesce(sum(i.refund_amount), 0)
        from refund_insurance i where i.refund_no = r.refund_no and i.is_late) or f.order_no <> r.old_order_no
      or (select array_agg((t.segment_no, t.passenger_no) order by t.segment_no, t.passenger_no) from refund_ticket t
        where t.refund_no = r.refund_no) is distinct from
        (select array_agg((x.old_segment_no, x.old_passenger_no) order by x.old_segment_no, x.old_passenger_no)
        from rebuy_ticket x where x.order_no = r.order_no)`,
  'a rebuy whose tickets are not all those of its new order': `
    select r.order_no from rebuy_order r where (select count(*) from ticket t where t.order_no = r.order_no)
      <> (select count(*) from rebuy_ticket x where x.order_no = r.order_no)`,
  'a rebuy that is a change, or of other people': `
    select r.order_no from rebuy_order r join flight_order n using (order_no)
    join rebuy_ticket x using (order_no)
    join order_passenger a on (a.order_no, a.passenger_no) = (x.order_no, x.passenger_no)
    join order_passenger b on (b.order_no, b.passenger_no) = (x.old_order_no, x.old_passenger_no)
    where n.change_of is not null or (a.card_type, a.card_no) <> (b.card_type, b.card_no)`,
};
