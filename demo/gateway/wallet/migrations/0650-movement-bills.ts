import { statements } from '../../db/statements';

/**
 * Each transfer names its bill, refund and person, so that movements are found by them. Transfers of before get those
 * that the tables of bills and refunds know.
 */
export const migration = statements(
  `alter table ledger_transfer add column bill_no text, add column refund_no text,
    add column person_no text, add column person_name text not null default ''`,
  `alter table ledger_transfer disable trigger ledger_transfer_append_only`,
  `update ledger_transfer t set bill_no = p.bill_no, person_no = p.payer_no,
      person_name = case when p.payer_no is not null then '' else coalesce((select e.operator_name from settle_event e
        where e.bill_no = p.bill_no and e.how = 'paid' and e.happened_at = p.booked_at and e.amount = p.amount
        limit 1), '') end
    from settle_payment p where p.transfer_no = t.transfer_no`,
  `update ledger_transfer t set bill_no = c.bill_no, person_no = c.payer_no
    from settle_cashier c where c.over_transfer_no = t.transfer_no`,
  `update ledger_transfer t set bill_no = r.bill_no, person_name = coalesce((select e.operator_name from settle_event e
      where e.bill_no = r.bill_no and e.how = 'overpaid' and e.happened_at = t.transferred_at limit 1), '')
    from settle_receipt r where r.over_transfer_no = t.transfer_no`,
  `update ledger_transfer t set bill_no = former.bill_no, person_name = coalesce((select e.operator_name from settle_event e
      where e.bill_no = former.bill_no and e.how in ('undone', 'overUndone') and e.happened_at = t.transferred_at
      limit 1), '')
    from settle_reversal r join ledger_transfer former on former.transfer_no = r.reversed_no
    where r.transfer_no = t.transfer_no`,
  `update ledger_transfer t set bill_no = b.bill_no from settle_bill b
    where t.kind = 'settlement' and t.bill_no is null and t.memo = '账单' || b.bill_no || '异议更正'`,
  `update ledger_transfer t set refund_no = r.refund_no
    from payment p join refund_order r using (order_no)
    where p.payment_no = t.payment_no and t.kind = 'refund' and r.done_at = t.transferred_at
      and t.memo = '订单' || p.order_no || '退票'`,
  `alter table ledger_transfer enable trigger ledger_transfer_append_only`,
);
