import { sql, type RawBuilder } from 'kysely';
import { REFUND_AGE_DAYS } from '../../../../src/domain/settlement/reconciliation';
import { dayOf } from './report-causes';

/** Age of a refund by its day of application. */
const ageOn = (today: string): RawBuilder<unknown> => sql`case
  when ${today}::date - day <= ${sql.lit(REFUND_AGE_DAYS.refund7)} then 'refund7'
  when ${today}::date - day <= ${sql.lit(REFUND_AGE_DAYS.refund30)} then 'refund30' else 'refundOlder' end`;

/**
 * Records of tickets of missed flights on business, which can be refunded and are not yet; of refunds that the carrier has not decided;
 * and of money that the cashier has not given back yet.
 */
export const openRecords = (enterpriseNum: string, today: string): readonly RawBuilder<unknown>[] => [
  sql`select 'unusedTicket' as part, t.order_no || '-' || t.segment_no || '-' || t.passenger_no as key,
      s.dep_date as day, t.order_no, '' as bill_no, coalesce(t.ticket_no, '') as record_no,
      p.passenger_name as traveller_name, t.sale_price + t.build_fee + t.fuel_fee as amount
    from ticket t join flight_order o on o.order_no = t.order_no
    join order_segment s on s.order_no = t.order_no and s.segment_no = t.segment_no
    join order_passenger p on p.order_no = t.order_no and p.passenger_no = t.passenger_no
    where t.is_no_show and t.ticket_status = 'OPEN FOR USE' and o.enterprise_num = ${enterpriseNum}
      and o.travel_type = 1
      and not exists (select from refund_ticket r where not r.failed
        and (r.order_no, r.segment_no, r.passenger_no) = (t.order_no, t.segment_no, t.passenger_no))`,
  sql`select ${ageOn(today)} as part, key, day, order_no, bill_no, record_no, traveller_name, amount from (
    select r.refund_no as key, ${dayOf('r.applied_at')} as day, r.order_no, '' as bill_no, r.refund_no as record_no,
      array_to_string(o.passenger_names, '、') as traveller_name, r.refund_amount as amount
    from refund_order r join flight_order o on o.order_no = r.order_no
    where r.refund_state = '退票中' and o.enterprise_num = ${enterpriseNum} and o.travel_type = 1
    union all
    select c.refund_no, ${dayOf('coalesce(r.applied_at, c.begun_at)')}, p.order_no, '', c.refund_no,
      array_to_string(o.passenger_names, '、'), c.amount
    from cashier_refund c join payment p on p.payment_no = c.payment_no
    join flight_order o on o.order_no = p.order_no
    left join refund_order r on r.refund_no = c.after_sale_no
    where c.transfer_no is null and c.paid_for = 'order' and c.enterprise_num = ${enterpriseNum} and o.travel_type = 1
  ) open`,
];
