import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Database } from '../../../demo/gateway/db/database';

/** What must never be found, each as a query for the rows at fault. */
const INCONSISTENCIES: Record<string, string> = {
  'a transfer whose entries do not sum to zero': `
    select transfer_no from ledger_entry group by transfer_no having sum(amount) <> 0 or count(*) not between 2 and 3`,
  'an account whose balance is not the sum of its entries': `
    select a.account_no, a.balance from ledger_account a left join ledger_entry e using (account_no)
    group by a.account_no having a.balance <> coalesce(sum(e.amount), 0)`,
  'an account below its floor': `select account_no from ledger_account where balance < floor`,
  'an entry whose balance is not the one before plus its amount': `
    select entry_no from (select *, coalesce(lag(balance_after) over (partition by account_no order by entry_no), 0)
      as former from ledger_entry) e where balance_after <> former + amount`,
  'seats taken that no order has': `
    select i.inventory_key, i.cabin_code, i.taken from seat_inventory i
    left join order_segment s using (inventory_key, cabin_code)
    group by i.inventory_key, i.cabin_code having i.taken <> coalesce(sum(s.seats_held), 0)`,
  'more seats taken than there are': `select inventory_key from seat_inventory where taken > capacity`,
  'an order that holds other seats than its state and passengers ask for': `
    select o.order_no, o.order_status, s.seats_held from flight_order o join order_segment s using (order_no)
    where s.seats_held <> case when o.order_status in ('已取消', '审批不通过', '已退票', '出票失败') then 0 else (
      select count(*) from order_passenger p where p.order_no = o.order_no and p.passenger_type_id <> 3) end`,
  'an order whose total is not the sum of its tickets, service fees and insurance': `
    select o.order_no from flight_order o left join ticket t using (order_no)
    group by o.order_no having o.total_amount <> coalesce(sum(t.sale_price + t.build_fee + t.fuel_fee), 0)
      + (select coalesce(sum(service_fee), 0) from order_passenger p where p.order_no = o.order_no)
      + (select coalesce(sum(price), 0) from order_insurance i where i.order_no = o.order_no)`,
  'an order on business that nobody bears the costs of, or a private one that the enterprise does': `
    select o.order_no from flight_order o join order_passenger p using (order_no)
    left join order_cost c using (order_no, passenger_no)
    where (o.travel_type = 1) <> (c.order_no is not null)`,
  'an order without its tickets, log or record': `
    select o.order_no from flight_order o where o.pnr = '' or o.booking_state <> 1
      or (select count(*) from ticket t where t.order_no = o.order_no)
        <> o.voyage_type * (select count(*) from order_passenger p where p.order_no = o.order_no)
      or (select count(*) from order_segment s where s.order_no = o.order_no) <> o.voyage_type
      or not exists (select 1 from order_log l where l.order_no = o.order_no)`,
  'an order issued or to be issued that was not paid in full, or one paid that is not': `
    select o.order_no, o.order_status from flight_order o
    left join payment p on p.order_no = o.order_no and p.pay_state = 'paid'
    where case when o.order_status in ('出票中', '已出票', '完成')
      then p.amount is distinct from o.total_amount
      else p.amount is not null and o.order_status <> '已退票' end`,
  'an order that waits or was refused while its application says otherwise': `
    select o.order_no, o.order_status, a.apply_state from flight_order o left join approval_request a using (order_no)
    where (o.order_status = '待审批') <> (coalesce(a.apply_state, '') = '审批中')
      or (o.order_status = '审批不通过') <> (coalesce(a.apply_state, '') = '已拒绝')
      or (o.order_status = '待审批' and a.deadline <> o.pay_deadline)`,
  'an over-standard application that two orders use': `
    select s.over_apply_id from order_standard s join flight_order o using (order_no)
    where s.over_apply_id is not null and o.order_status not in ('已取消', '审批不通过', '出票失败', '已退票')
    group by s.over_apply_id having count(*) > 1`,
  'a request whose orders cost more than its budget': `
    select a.apply_id from approval_request a join order_standard s using (apply_id)
    join flight_order o on o.order_no = s.order_no
    where o.order_status not in ('已取消', '审批不通过', '出票失败', '已退票')
    group by a.apply_id, a.trip having sum(o.total_amount) > (a.trip->>'budget')::bigint`,
  'a payment that does not show in the ledger': `
    select p.payment_no, p.pay_state from payment p left join (
      select t.payment_no, sum(e.amount) filter (where t.kind = 'payment') as came,
        coalesce(sum(e.amount) filter (where t.kind = 'refund'), 0) as went
      from ledger_transfer t join ledger_entry e using (transfer_no) join ledger_account a using (account_no)
      where a.kind = 'sales' group by t.payment_no) m using (payment_no)
    where case p.pay_state
      when 'pending' then m.came is not null
      when 'paid' then m.came is distinct from p.amount or m.went not between -p.amount and 0
      else m.came is distinct from p.amount or m.went <> -p.amount end`,
  'a ticket number where none was issued, or none where it was': `
    select t.order_no from ticket t join flight_order o using (order_no)
    where (t.ticket_no is not null) <> (o.order_status in ('已出票', '完成', '已退票'))`,
};

/** Throws unless money, seats and orders agree with each other in the whole database. */
export async function checkConsistency(db: Database): Promise<void> {
  for (const [inconsistency, query] of Object.entries(INCONSISTENCIES)) {
    const { rows } = await sql.raw(query).execute(db);
    assert.deepEqual(rows, [], inconsistency);
  }
}
