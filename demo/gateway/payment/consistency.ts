/** Inconsistencies of money, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'a transfer whose entries do not sum to zero': `
    select transfer_no from ledger_entry group by transfer_no having sum(amount) <> 0 or count(*) not between 2 and 3`,
  'an account whose balance is not the sum of its entries': `
    select a.account_no, a.balance from ledger_account a left join ledger_entry e using (account_no)
    group by a.account_no having a.balance <> coalesce(sum(e.amount), 0)`,
  'an account below its floor': `select account_no from ledger_account where balance < floor`,
  'an entry whose balance is not the one before plus its amount': `
    select entry_no from (select *, coalesce(lag(balance_after) over (partition by account_no order by entry_no), 0)
      as former from ledger_entry) e where balance_after <> former + amount`,
  'an entry that says another time, order or department than its transfer': `
    select e.entry_no from ledger_entry e join ledger_transfer t using (transfer_no)
    left join payment p using (payment_no) left join flight_order o on o.order_no = p.order_no
    where (e.booked_at, e.order_no, e.dept_no) is distinct from (t.transferred_at, o.order_no, o.dept_no)`,
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
  'a part of a payment that another account bore, or in another amount': `
    select t.transfer_no, a.kind from payment p join ledger_transfer t using (payment_no)
    join ledger_entry e using (transfer_no) join ledger_account a using (account_no)
    where a.kind <> 'sales' and (t.kind = 'payment' or p.pay_state = 'refunded') and abs(e.amount) is distinct from
      case case a.kind when 'refundDue' then 'cashier' else a.kind end
      when case p.company_pay_type when 0 then 'credit' when 2 then 'prepaid' end then p.company_amount
      when case p.pay_type when 0 then 'credit' when 2 then 'prepaid' else 'cashier' end
        then p.amount - p.company_amount end`,
  'a payment booked with another enterprise than its order’s': `
    select t.transfer_no from ledger_transfer t join ledger_entry e using (transfer_no)
    join ledger_account a using (account_no) join payment p using (payment_no)
    join flight_order o on o.order_no = p.order_no where a.enterprise_num <> o.enterprise_num`,
  'money of the cashier that is held and not booked': `
    select suspense_no, paid_for, payment_no, detail from payment_suspense where why <> 'unknown' and booked_at is null`,
  'money due back by the cashier that is not the sum of its open refunds': `
    select a.enterprise_num, a.balance from ledger_account a left join cashier_refund r
      on r.enterprise_num = a.enterprise_num and r.transfer_no is null
    where a.kind = 'refundDue' group by a.account_no having a.balance <> coalesce(sum(r.amount), 0)`,
  'a refund that was booked as given back in another amount or way than the cashier or an operator confirmed': `
    select r.refund_no, r.refund_state from cashier_refund r left join (
      select e.transfer_no, e.amount, a.kind, a.enterprise_num from ledger_entry e join ledger_account a using (account_no)
      where e.amount > 0) m using (transfer_no)
    where (r.transfer_no is not null) <> (r.refund_state in ('done', 'settled')) or r.transfer_no is not null and
      (m.amount, m.enterprise_num, m.kind) is distinct from
      (r.amount, r.enterprise_num, case r.refund_state when 'done' then 'cashier' else 'bank' end)`,
  'money given back that is of no refund': `
    select t.transfer_no from ledger_transfer t left join cashier_refund r using (transfer_no)
    where t.kind = 'givenBack' and r.refund_no is null`,
  'a payment of which more is given back than the cashier took': `
    select p.payment_no from payment p join cashier_refund r using (payment_no)
    group by p.payment_no having sum(r.amount) > p.amount - p.company_amount`,
  'a refund that the cashier refused and no operator sees, or the other way round': `
    select r.refund_no, s.suspense_no from cashier_refund r
    full join (select * from payment_suspense where refund_no is not null) s using (refund_no)
    where (r.refund_state = 'refused' and s.suspense_no is null)
      or s.suspense_no is not null and (s.booked_at is not null) <> (r.refund_state in ('done', 'settled'))`,
  'an order that was paid twice': `
    select order_no from payment where pay_state = 'paid' group by order_no having count(*) > 1`,
};
