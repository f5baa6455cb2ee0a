import { ORDER_TRANSITIONS } from '../../../src/domain/order/states';

const TRANSITIONS = Object.entries(ORDER_TRANSITIONS)
  .flatMap(([from, all]) => all.map((to) => `'${from}>${to}'`))
  .join();

/** Inconsistencies of orders and their parts, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'an order whose total is not the sum of its tickets, service fees and insurance': `
    select o.order_no from flight_order o left join ticket t using (order_no) where o.change_of is null
    group by o.order_no having o.total_amount <> coalesce(sum(t.sale_price + t.build_fee + t.fuel_fee), 0)
      + (select coalesce(sum(service_fee), 0) from order_passenger p where p.order_no = o.order_no)
      + (select coalesce(sum(price), 0) from order_insurance i where i.order_no = o.order_no)`,
  'an order on business without a bearer of its costs, or a private one borne by the enterprise': `
    select o.order_no from flight_order o join order_passenger p using (order_no)
    left join order_cost c using (order_no, passenger_no)
    where (o.travel_type = 1) <> (c.order_no is not null)`,
  'an order without its tickets, log or record': `
    select o.order_no from flight_order o where o.pnr = '' or o.booking_state <> 1
      or (select count(*) from ticket t where t.order_no = o.order_no)
        <> (select count(*) from order_segment s where s.order_no = o.order_no)
          * (select count(*) from order_passenger p where p.order_no = o.order_no)
      or (select count(distinct leg_no) from order_segment s where s.order_no = o.order_no) <> o.voyage_type
      or exists (select 1 from order_segment s where s.order_no = o.order_no group by leg_no having count(*) > 3)
      or not exists (select 1 from order_log l where l.order_no = o.order_no)`,
  'an order issued or to be issued that was not paid in full, or one paid that is not': `
    select o.order_no, o.order_status from flight_order o
    left join payment p on p.order_no = o.order_no and p.pay_state = 'paid'
    where case when o.order_status in
        ('出票中', '已出票', '完成', '改签待核算', '改签中', '已改签', '退票中', '部分退票', '退票失败')
      then coalesce(p.amount, 0) <> o.total_amount
      else p.amount is not null and o.order_status <> '已退票' end`,
  'an unused ticket in a completed order, or one whose flight is never checked': `
    select t.order_no from ticket t join flight_order o using (order_no)
    where t.ticket_status in ('OPEN FOR USE', 'CHECKED IN')
      and (o.order_status = '完成' or o.next_flown_at is null and not t.is_no_show)`,
  'an order whose states are none that follow each other, or that is in another than its last': `
    select o.order_no, o.order_status, s.states from flight_order o
    left join (select order_no, array_agg(order_status order by state_no) as states from order_state group by order_no) s
      using (order_no)
    where s.states is null or s.states[array_upper(s.states, 1)] <> o.order_status
      or exists (
        select 1 from generate_subscripts(s.states, 1) i
        where i > 1 and s.states[i - 1] || '>' || s.states[i] not in (${TRANSITIONS}))`,
  'a ticket number where none was issued, or none where it was': `
    select t.order_no from ticket t join flight_order o using (order_no)
    where (t.ticket_no is not null)
      <> (o.order_status in ('已出票', '完成', '改签待核算', '已改签', '已退票', '退票中', '部分退票', '退票失败')
        or o.order_status = '改签中' and o.next_issue_at is null)`,
};
