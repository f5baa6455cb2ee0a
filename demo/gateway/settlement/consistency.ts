/** Inconsistencies of monthly bills, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'a bill that does not come to its lines': `
    select b.bill_no from settle_bill b left join settle_line l using (bill_no)
    group by b.bill_no having b.total_amount <> coalesce(sum(l.amount), 0) or b.line_count <> count(l.line_no)
      or (b.bill_state = 'generating' and count(l.line_no) > 0)`,
  'a bill whose sums by kind are not those of its lines': `
    select b.bill_no, k.value from settle_bill b cross join jsonb_array_elements(b.kind_sums) k (value)
    where (k.value->>'amount', k.value->>'lineCount') is distinct from (
      select (sum(l.amount)::text, count(*)::text) from settle_line l
      where l.bill_no = b.bill_no and l.kind = k.value->>'kind')`,
  'a line of no bill, or one whose bill is still being made': `
    select l.line_no from settle_line l left join settle_bill b using (bill_no)
    where b.bill_no is null or b.bill_state = 'generating'`,
  'an entry of the ledger that is billed with another amount': `
    select i.entry_no, i.closing_no from settle_item i join ledger_entry e using (entry_no)
    left join settle_line l on l.entry_no = i.entry_no left join settle_bill b using (bill_no)
    group by i.entry_no, i.closing_no, e.amount
    having coalesce(sum(l.amount), 0) <> -e.amount or bool_or(b.closing_no is distinct from i.closing_no)`,
  'a line of an entry that is on no bill': `
    select l.line_no from settle_line l left join settle_item i on i.entry_no = l.entry_no
    where l.entry_no is not null and i.entry_no is null`,
  'an entry that is billed to another enterprise, or is none of its credit line’s': `
    select i.entry_no from settle_item i
    left join (select distinct closing_no, enterprise_num from settle_bill) b using (closing_no)
    left join ledger_entry e using (entry_no) left join ledger_account a using (account_no)
    left join ledger_transfer t using (transfer_no)
    where b.enterprise_num is distinct from a.enterprise_num or a.kind is distinct from 'credit'
      or t.payment_no is null`,
  // an entry that is booked while a bill is made is on the next one
  'an entry that two bills have passed over': `
    select e.entry_no from settle_bill b join settle_bill later
      on later.enterprise_num = b.enterprise_num and later.period_begin = b.bill_date and later.bill_state <> 'generating'
    join ledger_account a on a.enterprise_num = b.enterprise_num and a.kind = 'credit'
    join ledger_entry e on e.account_no = a.account_no join ledger_transfer t using (transfer_no)
    join payment p using (payment_no) join flight_order o on o.order_no = p.order_no
    where e.booked_at < b.bill_date::timestamp at time zone 'Asia/Shanghai'
      and (b.bill_date_flag = 0 or coalesce(o.issued_at, case when p.pay_state = 'refunded' then p.settled_at end)
        < b.bill_date::timestamp at time zone 'Asia/Shanghai')
      and not exists (select from settle_item i where i.entry_no = e.entry_no)`,
  'bills of an enterprise with days between them, or in both': `
    select closing_no from (select closing_no, period_begin, bill_date, enterprise_num,
      lag(bill_date) over (partition by enterprise_num order by period_begin) as former
      from (select distinct closing_no, period_begin, bill_date, enterprise_num from settle_bill) closing) b
    where former > period_begin
      or (former < period_begin and not exists (
        select from settle_contract c where c.enterprise_num = b.enterprise_num and c.end_date < b.period_begin)
      and not exists (
        select from settle_terms t where t.enterprise_num = b.enterprise_num and t.former_end < b.period_begin))`,
  'a closing whose bills are of other days or terms, or some by account and some not': `
    select closing_no from settle_bill group by closing_no
    having count(distinct (enterprise_num, period_begin, period_end, bill_date, bill_date_flag, late_rate, confirm_by, due_date,
      by_account)) > 1 or (count(*) > 1 and not bool_and(by_account))`,
  'a line on the bill of another accounting entity': `
    select l.line_no from settle_bill b join settle_line l using (bill_no)
    where b.by_account and l.kind <> 'balance' and l.entity_no <> b.account_no`,
  'a balance that went over to the bill of another accounting entity': `
    select l.line_no from settle_line l join settle_bill b using (bill_no)
    join settle_bill former on former.bill_no = l.from_bill_no
    where l.kind = 'balance' and b.by_account and former.by_account and b.account_no <> former.account_no`,
  'a correction that differs from the accepted amount': `
    select l.line_no from settle_line l left join settle_dispute_line d on d.correction_line_no = l.line_no
    where l.kind = 'correction' and (d.accepted_amount, d.line_no) is distinct from (-l.amount, l.origin_line_no)
    union all select d.correction_line_no from settle_dispute_line d join settle_line l on l.line_no = d.correction_line_no
    where l.kind <> 'correction'`,
  'a line that was carried over in another amount, or was owed where it stood': `
    select l.line_no from settle_line l left join settle_line former on former.line_no = l.from_line_no
    left join settle_held h on h.line_no = l.from_line_no
    where l.kind = 'dispute' and (former.amount is distinct from l.amount or h.line_no is null
      or l.origin_line_no is distinct from coalesce(former.origin_line_no, former.line_no))`,
  'a confirmed bill whose held lines are others than it says': `
    select b.bill_no from settle_bill b left join settle_held h using (bill_no) left join settle_line l on l.line_no = h.line_no
    where b.confirmed_at is not null group by b.bill_no
    having b.held_count <> count(h.line_no) or b.held_amount <> coalesce(sum(l.amount), 0)
      or bool_or(l.bill_no <> b.bill_no)`,
  'a decided dispute with a line that is not, or the other way round': `
    select d.dispute_no from settle_dispute d join settle_dispute_line l using (dispute_no)
    where (d.dispute_state in ('accepted', 'partlyAccepted', 'refused')) <> (l.accepted_amount is not null)
      or (d.dispute_state = 'withdrawn') = l.is_live`,
  'a bill that was paid in another amount than it says': `
    select b.bill_no from settle_bill b left join settle_payment p on p.bill_no = b.bill_no and p.undone_at is null
    group by b.bill_no having b.paid_amount <> coalesce(sum(p.amount), 0)`,
  // the history of a bill derives the paid amount before and after each payment from its events
  'a bill whose history comes to another paid amount than it says': `
    select b.bill_no from settle_bill b left join settle_event v using (bill_no)
    group by b.bill_no, b.paid_amount
    having b.paid_amount <> coalesce(sum(case v.how when 'paid' then v.amount when 'undone' then -v.amount end), 0)`,
  'a settled bill of which something is owed, or that was paid too much': `
    select bill_no from settle_bill where bill_state = 'settled'
      and paid_amount <> greatest(total_amount - held_amount, 0) + settled_fee`,
  'a balance below 0 that was not taken off by the next bill': `
    select b.bill_no from settle_bill b left join settle_line l on l.kind = 'balance' and l.from_bill_no = b.bill_no
    where (b.bill_state = 'settled' and b.total_amount < b.held_amount) <> (l.line_no is not null)
      or l.amount <> b.total_amount - b.held_amount`,
  'money that moved for bills without a payment or a correction of one': `
    select t.transfer_no from ledger_transfer t left join settle_payment p using (transfer_no)
    where t.kind = 'settlement' and p.transfer_no is null and not exists (
      select from settle_receipt r where r.over_transfer_no = t.transfer_no) and not exists (
      select from settle_cashier c where c.over_transfer_no = t.transfer_no) and not exists (
      select from settle_reversal r where t.transfer_no in (r.transfer_no, r.reversed_no)) and not exists (
      select from settle_bill b join settle_line l using (bill_no)
      where l.kind = 'correction' and t.memo = '账单' || b.bill_no || '异议更正')`,
  'a payment of a bill that is not in the ledger': `
    select p.payment_no from settle_payment p left join ledger_entry e using (transfer_no)
    group by p.payment_no, p.amount having coalesce(sum(e.amount) filter (where e.amount < 0), 0) <> -p.amount`,
};
