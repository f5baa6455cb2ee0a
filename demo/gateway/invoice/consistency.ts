/** Inconsistencies of invoices, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'an invoice that does not come to its lines': `
    select n.invoice_no, n.amount, sum(il.amount) as lines from invoice n left join invoice_line il using (invoice_no)
    where n.invoice_type <> 'itinerary' group by n.invoice_no having n.amount is distinct from sum(il.amount) or n.item_count <> count(il.sequence)`,
  'a line that is on live invoices with more than it comes to': `
    select il.line_no, l.amount, sum(il.amount) as invoiced from invoice_line il join settle_line l using (line_no)
    where il.is_live group by il.line_no, l.amount having sum(il.amount) > l.amount`,
  'a line that is whole on one live invoice and on another as well': `
    select line_no from invoice_line where is_live
    group by line_no having bool_or(part_no = 0) and count(*) > 1`,
  'a line of another enterprise’s bill on an invoice, or one that cannot be invoiced': `
    select il.invoice_no, il.line_no from invoice_line il join invoice n using (invoice_no)
    join settle_line l using (line_no) join settle_bill b using (bill_no)
    where b.enterprise_num <> n.enterprise_num or l.kind not in ('service', 'fare', 'fund', 'fuel', 'change')
      or (l.kind = 'service') <> (n.tax_rate > 0)`,
  'an entry of an invoice that is free although the invoice is valid, or not free although it is void': `
    select n.invoice_no, n.invoice_state from invoice n join invoice_line il using (invoice_no)
    where il.is_live = (n.invoice_state in ('reversed', 'withdrawn'))`,
  'an invoice whose tax is not that of its amount': `
    select invoice_no, amount, tax_amount from invoice
    where invoice_type <> 'itinerary' and tax_amount <> round(amount * tax_rate / (100 + tax_rate)::numeric)`,
  'an itinerary receipt without its ticket, or that does not come to it': `
    select n.invoice_no, n.amount, n.tax_amount from invoice n left join invoice_ticket it using (invoice_no)
    where (n.invoice_type = 'itinerary') <> (it.invoice_no is not null) or n.amount <> it.fare + it.fuel + it.fund
      or it.fare is not null and (n.tax_rate <> 9 or n.item_count <> 1 or n.tax_amount <> round((it.fare + it.fuel) * 9 / 109.0)
        or exists (select from invoice_line il where il.invoice_no = n.invoice_no))`,
  'the ticket of a receipt, free though the receipt is live or not free though it is gone': `
    select n.invoice_no, n.invoice_state from invoice n join invoice_ticket it using (invoice_no)
    where it.is_live = (n.invoice_state in ('reversed', 'withdrawn'))`,
  'a ticket on a valid receipt whose costs are on another valid invoice': `
    with recursive chain as (
      select it.invoice_no, it.order_no, it.segment_no::int, it.passenger_no::int from invoice_ticket it where it.is_live
      union all
      select chain.invoice_no, c.old_order_no, c.old_segment_no::int, c.old_passenger_no::int from chain
        join change_ticket c using (order_no, segment_no, passenger_no) where not c.ended)
    select chain.invoice_no as receipt, il.invoice_no from chain
      join settle_line l using (order_no, segment_no, passenger_no) join invoice_line il on il.line_no = l.line_no
    where il.is_live and l.kind in ('fare', 'fund', 'fuel', 'change') and l.part <> 'changeFee'`,
  'a receipt of another enterprise’s ticket, of a private journey, or of one that was given back': `
    select it.invoice_no from invoice_ticket it join invoice n using (invoice_no) join flight_order o using (order_no)
    join ticket t using (order_no, segment_no, passenger_no)
    where o.enterprise_num <> n.enterprise_num or o.travel_type <> 1 or it.is_live and t.ticket_status <> 'USED/FLOWN'`,
  'an issued invoice without its files': `
    select n.invoice_no from invoice n where n.tax_invoice_no is not null
      and not exists (select from stored_file f where f.owner_kind = 'invoice' and f.owner_no = n.invoice_no
        and f.stored_at is not null)`,
  'a file of no issued invoice': `
    select f.file_no from stored_file f left join invoice n on n.invoice_no = f.owner_no
    where f.owner_kind = 'invoice' and n.tax_invoice_no is null`,
};
