import { wrongDaysText } from './facts/facts';
import { writeFacts } from './facts/former-flights';

/** Condition on orders whose facts are still to be written: an event waits, or the job for older orders does. */
const IS_WAITING = `(
  exists (select from background_job where kind = '${writeFacts.kind}' and done_at is null)
  or exists (select from event_delivery e where e.area = 'report'
    and e.told->>'orderNo' in (o.order_no, coalesce(o.change_of, o.order_no))))`;

/** Inconsistencies of travel facts and their sums, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'a business order whose facts do not add up to its cost': `
    select o.order_no, o.total_amount, f.amount from flight_order o
    left join (
      select record_no, sum(amount) as amount from travel_fact
      where product = 'flight' and kind in ('bought', 'changed') group by record_no) f on f.record_no = o.order_no
    where (case when o.travel_type = 1 and o.issued_at is not null then o.total_amount end) is distinct from f.amount
      and not ${IS_WAITING}`,
  'a refund of a business order whose facts differ from the refunded amount': `
    select r.refund_no, r.refund_amount, f.amount from refund_order r join flight_order o using (order_no)
    left join (
      select record_no, -sum(amount) as amount from travel_fact
      where product = 'flight' and kind = 'refunded' group by record_no) f on f.record_no = r.refund_no
    where (case when o.travel_type = 1 and r.refund_state = '已退票' then r.refund_amount end) is distinct from f.amount
      and not ${IS_WAITING}`,
  'a ticket flown on business that is no fact, or one not flown that is': `
    select t.order_no, t.segment_no, t.passenger_no, f.fact_no from ticket t join flight_order o using (order_no)
    left join travel_fact f on f.product = 'flight' and f.kind = 'used' and f.enterprise_num = o.enterprise_num
      and f.record_no = t.order_no and f.part_no = t.segment_no || '-' || t.passenger_no
    where (o.travel_type = 1 and t.ticket_status = 'USED/FLOWN') <> (f.fact_no is not null) and not ${IS_WAITING}`,
  'a day whose sums are not those of its facts': wrongDaysText,
};
