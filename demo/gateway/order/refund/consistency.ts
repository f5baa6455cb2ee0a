/** Inconsistencies of refunds, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'a refund whose sums are not those of its tickets and insurances': `
    select r.refund_no from refund_order r
    where r.refund_fee <> (select sum(refund_fee) from refund_ticket t where t.refund_no = r.refund_no)
      or r.refund_amount <> (select sum(refund_amount) from refund_ticket t where t.refund_no = r.refund_no)
        + (select coalesce(sum(refund_amount), 0) from refund_insurance i where i.refund_no = r.refund_no)`,
  'a ticket of a refund that is not in its state': `
    select r.refund_no, t.ticket_status from refund_order r join refund_ticket f using (refund_no)
    join ticket t on (t.order_no, t.segment_no, t.passenger_no) = (f.order_no, f.segment_no, f.passenger_no)
    where f.failed <> (r.refund_state = '退票失败')
      or not f.failed and (t.ticket_status = 'REFUNDED') <> (r.refund_state = '已退票')`,
  'a ticket of which more came back than it cost': `
    select f.refund_no from refund_ticket f join ticket t using (order_no, segment_no, passenger_no)
    where f.refund_amount + f.refund_fee <> t.sale_price + t.build_fee + t.fuel_fee`,
  'a refund for illness without a proof, or a proof of no refund': `
    select coalesce(r.refund_no, f.owner_no) as refund_no from refund_order r
    full join (select * from stored_file where owner_kind = 'refund') f on f.owner_no = r.refund_no
    where r.refund_no is null or r.reason_type = 13 and f.file_no is null`,
  'an order under refund without one, or one with that is not': `
    select o.order_no, o.order_status from flight_order o
    where (o.order_status = '退票中') <> exists (
      select 1 from refund_order r where r.order_no = o.order_no and r.refund_state = '退票中')`,
  'refunds of an order that differ from those of its payment': `
    with recursive family as (
      select order_no, order_no as first_no from flight_order where change_of is null
      union all select o.order_no, f.first_no from flight_order o join family f on o.change_of = f.order_no)
    select r.first_no as order_no from (
      select f.first_no, sum(r.refund_amount) as amount from refund_order r join family f using (order_no)
      where r.refund_state = '已退票' group by f.first_no) r
    left join (
      select f.first_no, -sum(e.amount) as amount from payment p join family f using (order_no)
      join ledger_transfer t using (payment_no)
      join ledger_entry e using (transfer_no) join ledger_account a using (account_no)
      where p.pay_state = 'paid' and t.kind = 'refund' and a.kind = 'sales' group by f.first_no) m using (first_no)
    where r.amount <> coalesce(m.amount, 0)`,
  'a mixed payment that gave the enterprise another part back than its share': `
    select p.payment_no from payment p join ledger_transfer t using (payment_no)
    join ledger_entry e using (transfer_no) join ledger_account a using (account_no)
    where p.pay_state = 'paid' and t.kind = 'refund' and p.company_amount > 0
    group by p.payment_no having
      coalesce(sum(e.amount) filter (where a.kind not in ('cashier', 'refundDue', 'sales')), 0)
      <> div(-sum(e.amount) filter (where a.kind = 'sales') * p.company_amount, p.amount)`,
};
