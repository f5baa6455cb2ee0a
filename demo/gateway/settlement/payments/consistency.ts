/** Inconsistencies of money from bank statements, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'a booked receipt that did not go to its bill and the wallet in the amount that came in': `
    select r.bank_reference from settle_receipt r left join settle_payment p using (payment_no)
    left join settle_bill b on b.bill_no = r.bill_no
    left join ledger_entry e on e.transfer_no = r.over_transfer_no and e.amount > 0
    left join ledger_account a on a.account_no = e.account_no
    where r.receipt_state = 'booked' and (
      r.amount <> coalesce(p.amount, 0) + coalesce(e.amount, 0) or r.over_amount <> coalesce(e.amount, 0)
      or (p.payment_no is not null and (p.bill_no, p.paid_on) is distinct from (r.bill_no, r.received_on))
      or (e.entry_no is not null and (a.kind, a.enterprise_num) is distinct from ('prepaid', b.enterprise_num)))`,
  'bank statements whose sum differs from that of bills, wallets and pending receipts': `
    select sums.* from (select
      (select coalesce(sum(amount), 0) from settle_receipt) as came,
      (select coalesce(sum(p.amount), 0) from settle_receipt join settle_payment p using (payment_no) where p.undone_at is null) as bills,
      (select coalesce(-sum(e.amount), 0) from settle_receipt r join ledger_entry e on e.transfer_no = r.over_transfer_no
        join ledger_account a using (account_no) where a.kind = 'bank') as wallets,
      (select coalesce(sum(amount), 0) from settle_receipt where receipt_state <> 'booked') as waits) sums
    where came <> bills + wallets + waits`,
  'a receipt whose last step says otherwise than it does': `
    select r.bank_reference from settle_receipt r left join lateral (
      select how, bill_no from settle_receipt_step s where s.receipt_no = r.receipt_no order by step_no desc limit 1) last on true
    where case r.receipt_state when 'booked' then (last.how, last.bill_no) is distinct from (r.how, r.bill_no)
      when 'dismissed' then last.how is distinct from 'dismissed'
      else coalesce(last.how, 'reopened') not in ('reopened', 'undone', 'confirmedFirst', 'confirmationWithdrawn') end`,
  'a payment that was undone without a transfer against it, or the other way round': `
    select p.payment_no from settle_payment p left join settle_reversal r on r.reversed_no = p.transfer_no
    where (p.undone_at is null) <> (r.transfer_no is null)
      or (p.undone_at is not null and exists (select from settle_receipt x where x.payment_no = p.payment_no))`,
  'a transfer that takes back another amount than came in, or at another enterprise': `
    select r.transfer_no from settle_reversal r
    left join lateral (select e.amount, a.enterprise_num from ledger_entry e join ledger_account a using (account_no)
      where e.transfer_no = r.transfer_no and a.kind = 'bank') back on true
    left join lateral (select e.amount, a.enterprise_num from ledger_entry e join ledger_account a using (account_no)
      where e.transfer_no = r.reversed_no and a.kind = 'bank') came on true
    where back.amount is null or (back.amount, back.enterprise_num) is distinct from (-came.amount, came.enterprise_num)`,
  // the debt is paid before the late fee, and undone payments do not count
  'a bill whose payments restored the credit line by another amount than was paid of its debt': `
    select b.bill_no from settle_bill b join settle_payment p using (bill_no)
    left join settle_reversal r on r.reversed_no = p.transfer_no
    left join ledger_entry e on e.transfer_no in (p.transfer_no, r.transfer_no) and exists (
      select from ledger_account a where a.account_no = e.account_no and a.kind = 'credit')
    group by b.bill_no, b.total_amount, b.held_amount, b.paid_amount
    having coalesce(sum(e.amount), 0) <> least(b.paid_amount, b.total_amount - b.held_amount)`,
  'a payment at the cashier that did not go to its bill and the wallet in the amount that was paid': `
    select c.cashier_no from settle_cashier c join settle_bill b using (bill_no)
    left join settle_payment p using (payment_no)
    left join lateral (select sum(-e.amount) as amount, min(a.enterprise_num) as enterprise_num, count(distinct a.enterprise_num) as owners
      from ledger_entry e join ledger_account a using (account_no)
      where e.transfer_no in (c.over_transfer_no, p.transfer_no) and a.kind = 'cashier' and e.amount < 0) m on true
    where c.paid_at is not null and (c.amount <> coalesce(p.amount, 0) + c.over_amount
      or (p.payment_no is not null and (p.bill_no, p.payer_no) is distinct from (c.bill_no, c.payer_no))
      or (m.amount, m.enterprise_num, m.owners) is distinct from (c.amount, b.enterprise_num, 1))`,
  'a payment at the cashier whose surplus is given back in another amount': `
    select c.cashier_no from settle_cashier c join cashier_refund r on r.payment_no = c.cashier_no
    group by c.cashier_no having sum(r.amount) <> c.over_amount`,
  'money of a bill that came by the cashier without a payment there': `
    select p.payment_no from settle_payment p join ledger_entry e using (transfer_no) join ledger_account a using (account_no)
    where a.kind = 'cashier' and not exists (select from settle_cashier c where c.payment_no = p.payment_no)`,
  'a statement that has another number of receipts than it says': `
    select s.statement_no from settle_statement s left join settle_receipt r using (statement_no)
    group by s.statement_no having s.added_count <> count(r.receipt_no)`,
};
